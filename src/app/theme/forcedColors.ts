import type { CSSObject } from '@mui/material/styles';

/** Sets colours that replace those the browser forces. They win over the states of a component. */
const colored = (background: string, text: string): CSSObject => ({
  forcedColorAdjust: 'none',
  backgroundColor: `${background} !important`,
  color: `${text} !important`,
  '& *': { color: 'inherit !important' },
});

/**
 * With forced colours, such as Windows' contrast themes, the browser draws no backgrounds and no shadows. Borders and
 * system colours replace them.
 */
export const forcedColors: CSSObject = {
  '.MuiPaper-root:is(.MuiDialog-paper, .MuiPopover-paper)': { border: '1px solid CanvasText' },
  '.MuiButton-contained:enabled': colored('Highlight', 'HighlightText'),
  ':is([aria-current="page"], .Mui-selected)': colored('SelectedItem', 'SelectedItemText'),
  mark: { outline: '1px solid', backgroundColor: 'Canvas' },
  ':is(:focus-visible, .Mui-focusVisible)': { outlineColor: 'CanvasText !important' },
  '.MuiOutlinedInput-root.Mui-focused': { outline: '2px solid CanvasText', outlineOffset: 2 },
  '.MuiSkeleton-root, .MuiLinearProgress-bar': colored('GrayText', 'CanvasText'),
};
