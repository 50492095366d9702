import type { CSSObject, Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

/**
 * A style for `styled` that is worked out once for the theme, as MUI does it for its own, and not for every element
 * at every drawing. Margins and paddings are CSS, not steps of the theme as in `sx`.
 */
export const perTheme = (style: (theme: Theme) => CSSObject) =>
  memoTheme(({ theme }) => style(theme));
