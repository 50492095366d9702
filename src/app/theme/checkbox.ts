import type { CSSObject } from '@mui/material/styles';
import { focusRing } from './focusRing';

/** The box of features/results/selection/SelectCheckbox.tsx, like MUI's `Checkbox`. */
export const checkbox: CSSObject = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // The box is aligned with the edge of its card or cell.
  margin: -8,
  padding: 9,
  borderRadius: '50%',
  color: 'var(--mui-palette-text-secondary)',
  verticalAlign: 'middle',
  cursor: 'pointer',
  '@media (hover: hover)': {
    '&:hover': {
      backgroundColor:
        'rgb(var(--mui-palette-primary-mainChannel) / var(--mui-palette-action-hoverOpacity))',
    },
  },
  '&:has(:checked)': { color: 'var(--mui-palette-primary-main)' },
  '&:has(:focus-visible)': focusRing,
  '& input': {
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
};
