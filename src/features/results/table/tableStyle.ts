import type { SxProps, Theme } from '@mui/material/styles';
import { firstActionOnHover } from '../../../components/table/firstAction';
import { stickyHeader } from '../../../components/table/stickyHeader';
import { truncated } from '../../../components/table/truncated';
import { scrollShadow } from '../../../components/table/scrollShadow';
import { toRem } from '../../../components/page/lengths';
import type { Density } from '../address';

/** Pixels of the grid's parts at the default font size. */
export const HEADER_HEIGHT = 40;
/** The height that the grid itself uses. */
const FOOTER_HEIGHT = 53;
export const ROW_HEIGHTS: Record<Density, number> = { compact: 40, standard: 52, comfortable: 68 };

/** The table is as high as its rows, so that the page scrolls, and not the table. */
export const tableBox = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  borderTop: '1px solid var(--mui-palette-divider)',
} satisfies SxProps<Theme>;

/** Returns the grid's height for this many rows. */
export const tableHeight = (rows: number, density: Density) =>
  toRem(HEADER_HEIGHT + rows * ROW_HEIGHTS[density] + FOOTER_HEIGHT);

export const gridStyle: SxProps<Theme> = {
  border: 0,
  borderRadius: 0,
  '@media print': { display: 'none' },
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  '& .MuiDataGrid-virtualScroller': scrollShadow,
  '& .MuiDataGrid-topContainer': { position: 'static' },
  // Unlike `hidden`, `clip` lets the header stick. A table that scrolls sideways cannot have a sticky header.
  '&, & :is(.MuiDataGrid-mainContent, .MuiDataGrid-main)': { overflow: 'clip' },
  '& .MuiDataGrid-virtualScroller:not(.MuiDataGrid-virtualScroller--hasScrollX)': {
    overflow: 'clip !important',
    '& .MuiDataGrid-topContainer': stickyHeader,
  },
  // A focused cell scrolls to a place between the headers and the bar of the selected people.
  '& .MuiDataGrid-cell': { scrollMarginBlock: '9rem 5rem' },
  '& .MuiDataGrid-row': firstActionOnHover,
  '& [data-field="name"] a': { minWidth: 0, fontWeight: 600 },
  '& .MuiDataGrid-cell bdi': truncated,
  // A long name takes two lines, as a long header does.
  '& :is([data-field="name"], [data-field="position"])': {
    alignContent: 'center',
    '& bdi': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '2',
      lineHeight: 1.25,
      whiteSpace: 'normal',
    },
  },
  // A number that is too long wraps. It is never cut.
  '& .MuiDataGrid-cell--textRight': {
    alignContent: 'center',
    lineHeight: 1.4,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  // A row as high as its content is at least as high as the others.
  '& .MuiDataGrid-row--dynamicHeight > .MuiDataGrid-cell': {
    minHeight: 'var(--height)',
    paddingBlock: '4px',
    alignContent: 'center',
  },
  '& [data-initials]': { marginInlineEnd: '0.75rem' },
  '& .namesake': { minWidth: 0 },
  '& :is([data-field="choose"], [data-field="scores"], [data-field="evaluate"])': {
    alignContent: 'center',
  },
  // The cells are aligned with the content above the table.
  '& [data-field="choose"]': { paddingInlineStart: { xs: 2, sm: 3 } },
  // The button needs the rest of the width.
  '& [data-field="evaluate"]': { paddingInlineStart: 0.5, paddingInlineEnd: { xs: 2, sm: 3 } },
  // The text of the button covers the cells before it.
  '& .MuiDataGrid-cell[data-field="evaluate"]': { overflow: 'visible' },
  // The separator is visible where it can be dragged.
  '& .MuiDataGrid-columnSeparator': { color: 'var(--mui-palette-divider)' },
  '& .MuiDataGrid-columnHeaders:not(:hover) .MuiDataGrid-columnSeparator': { opacity: 0 },
  // The separator would reach over the edge, and the table would scroll.
  '& [data-field="evaluate"] .MuiDataGrid-columnSeparator': { display: 'none' },
  // The arrow leaves the width to the words.
  '& .MuiDataGrid-columnHeader--sorted .MuiDataGrid-iconButtonContainer': {
    marginInline: '-5px',
    '& .MuiDataGrid-sortButton': { backgroundColor: 'transparent' },
  },
  '& .MuiDataGrid-columnHeaderTitle': {
    typography: 'caption',
    fontWeight: 600,
    // A long header takes two lines. It is never cut.
    lineHeight: 1.2,
    whiteSpace: 'normal',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    color: 'var(--mui-palette-text-secondary)',
  },
};
