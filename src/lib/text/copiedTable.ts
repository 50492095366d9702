export type Rows = readonly (readonly string[])[];

/** Returns a table with tabs and line breaks, as spreadsheets read a text from the clipboard. */
export const tableText = (rows: Rows) =>
  shownColumns(rows)
    .map((cells) => cells.join('\t'))
    .join('\n');

/** Returns the table as HTML, which documents and mails show as a table. */
export const tableHtml = (rows: Rows) => {
  const table = document.createElement('table');
  for (const cells of shownColumns(rows)) {
    const row = table.insertRow();
    for (const cell of cells) row.insertCell().textContent = cell;
  }
  return table.outerHTML;
};

/** Joins the text of each cell in one line. Omits columns without any text, such as those of buttons. */
function shownColumns(rows: Rows) {
  const lines = rows.map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ').trim()));
  return lines.map((cells) =>
    cells.filter((_cell, index) => lines.some((line) => line[index] !== '')),
  );
}
