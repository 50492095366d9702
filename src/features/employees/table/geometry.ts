/** The table's measures in pixels, shared by the grid and what stands in its place while it loads. */
export const HEADER_HEIGHT = 48;

/** On small screens a row holds three lines. */
export const rowHeight = (narrow: boolean) => (narrow ? 84 : 56);

/** The height of a table of so many rows. */
export const gridHeight = (rows: number, narrow: boolean) =>
  HEADER_HEIGHT + rows * rowHeight(narrow) + 2;
