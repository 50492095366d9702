import type { SxProps } from '@mui/material/styles';

/** The style of a dialog whose aside loads later. The aside must not move the fields. */
export const withAside = {
  // Below the fields, the aside must make the dialog grow downwards only.
  '& .MuiDialog-container': { alignItems: { xs: 'flex-start', md: 'center' } },
  '& .aside': { mt: 2 },
} satisfies SxProps;

/** The style of a dialog with an open aside, which is beside the fields on a wide screen. */
export const withOpenAside = {
  ...withAside,
  '& .MuiDialog-paper': { maxWidth: { md: '60rem' } },
  '& .MuiDialogContent-root': {
    display: { md: 'grid' },
    gridTemplateColumns: 'minmax(0, 34.5rem) minmax(0, 1fr)',
    columnGap: 3,
  },
  '& .aside': { position: 'relative', mt: { xs: 2, md: 0 }, minWidth: 0 },
  // The aside is as high as the fields.
  '& .aside > div': {
    position: { md: 'absolute' },
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
  },
} satisfies SxProps;
