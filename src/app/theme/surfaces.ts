import type { ThemeOptions } from '@mui/material/styles';
import { inHighWindow } from '../../components/page/breakpoints';
import { TOAST_ROOM, TOAST_SPACE } from '../../components/toasts/toastSpace';

/** The styles of MUI's containers, cards, dialogs and popovers. */
export const surfaces: ThemeOptions['components'] = {
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    // Unlike `hidden`, `clip` lets a table's header stay in view.
    styleOverrides: { root: { overflow: 'clip' } },
  },
  // The content is as wide as the window without a margin, but its lines are not too long to be read.
  MuiContainer: {
    defaultProps: { maxWidth: 'xl' },
    styleOverrides: {
      root: ({ theme: { breakpoints, spacing } }) => ({
        [breakpoints.down('sm')]: { paddingInline: spacing(1.5) },
      }),
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      // A dialog leaves room for the toast below it.
      root: {
        bottom: TOAST_SPACE,
        [inHighWindow]: { bottom: TOAST_ROOM },
      },
      paper: {
        margin: 16,
        width: 'calc(100% - 32px)',
        // In a low window, a sticky title and sticky buttons would leave too few lines for the fields.
        '@media (max-height: 30rem)': {
          margin: 0,
          width: '100%',
          maxHeight: '100%',
          '& .MuiDialogContent-root': { flex: 'none', overflowY: 'visible' },
        },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme: { typography } }) => typography.h2 } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiPopover: {
    // The margin is that of the page on a phone.
    defaultProps: { marginThreshold: 12 },
    styleOverrides: {
      // In the dark scheme its shadow is not visible.
      paper: ({ theme: { vars } }) => ({ border: `1px solid ${vars.palette.divider}` }),
    },
  },
};
