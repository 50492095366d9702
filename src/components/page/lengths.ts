/** The pixels of 1rem if the user has not changed the font size. */
export const DEFAULT_FONT_SIZE = 16;

/** Converts pixels at the browser's default font size to a CSS length that follows the font size. */
export const toRem = (pixels: number) => `${pixels / DEFAULT_FONT_SIZE}rem`;

/** Scales pixels by the font size, for a library that takes numbers. */
export function scaled(pixels: number): number {
  const fontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  // jsdom has no default font size.
  return (pixels * (fontSize || DEFAULT_FONT_SIZE)) / DEFAULT_FONT_SIZE;
}
