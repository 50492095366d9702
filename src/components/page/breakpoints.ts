/**
 * Widths of the window in rem. With a larger font size of the browser there is less room, so the layout is that of a
 * narrower window. The theme has the same breakpoints.
 */
export const BREAKPOINTS = { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 };

/**
 * In a window that is narrower than this many rem, for example at 400 % zoom or on a phone with enlarged text, few
 * things fit side by side.
 */
export const SMALLEST = 22.5;

/** In a lower window, as at a zoom of 400 %, nothing sticks to its edges, because it would take most of the window. */
export const inHighWindow = '@media screen and (min-height: 30rem)';

/** Conditions of media queries, for styles that do not depend on the theme. */
export const atLeast = (rem: number) => `(min-width:${rem}rem)`;
export const below = (rem: number) => `(max-width:${rem - 0.01}rem)`;
