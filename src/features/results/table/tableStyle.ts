import type { SxProps, Theme } from '@mui/material/styles';
import { initialsStyle } from '../../../components/person/Initials';
import { cutText } from '../../../components/table/cutText';
import { scrollShadow } from '../../../components/table/scrollShadow';
import { nameLink } from '../../../components/table/rows';
import { toRem } from '../../../components/page/lengths';
import type { Density } from '../address';

/** Pixels of the grid's parts at the default font size: the grid's own values. */
export const HEADER_HEIGHT = 56;
const FOOTER_HEIGHT = 53;
export const ROW_HEIGHTS: Record<Density, number> = { compact: 36, standard: 52, comfortable: 67 };

/** As high as its rows, and lower than the window, so that only those in view are drawn. */
export const tableBox = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 320,
  maxHeight: 'max(26rem, calc(100dvh - 6rem))',
  borderTop: '1px solid var(--mui-palette-divider)',
  '@media print': { minHeight: 0, maxHeight: 'none' },
} satisfies SxProps<Theme>;

/** The grid's height for this many rows, where the window is high enough. */
export const tableHeight = (rows: number, density: Density) =>
  toRem(HEADER_HEIGHT + rows * ROW_HEIGHTS[density] + FOOTER_HEIGHT);

export const gridStyle: SxProps<Theme> = {
  border: 0,
  borderRadius: 0,
  '@media print': { display: 'none' },
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  '& .MuiDataGrid-virtualScroller': scrollShadow,
  '& [data-field="name"] a': { ...nameLink, minWidth: 0, fontWeight: 600 },
  '& .MuiDataGrid-cell bdi': cutText,
  // A number is broken where there is no room, never cut.
  '& .MuiDataGrid-cell--textRight': {
    alignContent: 'center',
    lineHeight: 1.4,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& .initials': { ...initialsStyle, marginInlineEnd: '0.75rem' },
  '& :is([data-field="choose"], [data-field="scores"], [data-field="evaluate"])': {
    alignContent: 'center',
  },
  // In line with what is above the table.
  '& [data-field="choose"]': { paddingInlineStart: { xs: 2, sm: 3 } },
  // The rest of its width is the button's.
  '& [data-field="evaluate"]': { paddingInlineStart: 0.5, paddingInlineEnd: { xs: 2, sm: 3 } },
  // It would reach over the edge, and the table would scroll.
  '& [data-field="evaluate"] .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-columnHeaderTitle': {
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: 'var(--mui-palette-text-secondary)',
  },
};
