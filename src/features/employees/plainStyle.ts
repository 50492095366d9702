import type { SxProps, Theme } from '@mui/material/styles';
import { cellStyle } from './cellStyle';
import { HEADER_HEIGHT, rowHeight } from './geometry';

/** The grid's look for the plain table, which must give way to it without a shift. */
export function plainStyle(height: number, narrow: boolean): SxProps<Theme> {
  return (theme) => ({
    ...cellStyle(theme),
    height,
    overflowX: 'auto',
    overflowY: 'hidden',
    ...theme.typography.body2,
    '& [role="row"]': {
      display: 'grid',
      height: rowHeight(narrow),
      lineHeight: `${String(rowHeight(narrow) - 1)}px`,
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      '&:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
      '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    },
    '& [role="row"].header': {
      height: HEADER_HEIGHT,
      border: 0,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      background: 'none',
      lineHeight: `${String(HEADER_HEIGHT)}px`,
      fontWeight: 600,
      color: theme.vars.palette.text.secondary,
    },
    '& [role="row"].header + [role="row"]': { borderTop: 0 },
    '& [role="cell"], & [role="columnheader"]': {
      px: { xs: 2, sm: 3 },
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .numeric': { textAlign: 'right' },
    '& .numeric button': { justifyContent: 'flex-end' },
    '& [role="cell"]:has(> a)': { display: 'flex', alignItems: 'center' },
    '& [role="columnheader"] button': {
      display: 'flex',
      alignItems: 'center',
      gap: 0.5,
      width: '100%',
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      outlineOffset: -2,
    },
  });
}
