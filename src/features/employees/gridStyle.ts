import type { SxProps, Theme } from '@mui/material/styles';
import { ACTION, NARROW_NAME } from './columns';

/** How the grid looks; its cells hold plain elements that are styled here. */
export function gridStyle(height: number): SxProps<Theme> {
  return ({ vars, typography }) => ({
    height,
    border: 0,
    '--DataGrid-rowBorderColor': vars.palette.divider,
    '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, color: vars.palette.text.secondary },
    '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': { px: { xs: 2, sm: 3 } },
    '& .MuiDataGrid-cell[data-field="actions"]': {
      display: 'flex',
      alignItems: 'center',
      // The button inside shows the focus itself.
      '&:focus-within': { outline: 'none' },
    },
    [`& .${ACTION}`]: {
      ...typography.button,
      display: 'inline-flex',
      alignItems: 'center',
      flex: 'none',
      marginInline: '-10px 14px',
      padding: '6px 10px',
      border: 0,
      borderRadius: 8,
      background: 'none',
      color: vars.palette.primary.main,
      fontSize: '0.8125rem',
      lineHeight: 1.75,
      textDecoration: 'none',
      cursor: 'pointer',
      '&:hover': { backgroundColor: `rgb(${vars.palette.primary.mainChannel} / 0.08)` },
    },
    [`& .${NARROW_NAME}`]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      height: '100%',
      lineHeight: 1.55,
      '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& bdi': { alignSelf: 'flex-start', maxWidth: '100%', fontWeight: 600 },
      '& small': { fontSize: '0.75rem', color: vars.palette.text.secondary },
    },
  });
}
