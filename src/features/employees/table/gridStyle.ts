import type { SxProps, Theme } from '@mui/material/styles';
import { cellStyle } from './cellStyle';

/** How the grid looks. */
export function gridStyle(height: number): SxProps<Theme> {
  return (theme) => ({
    ...cellStyle(theme),
    height,
    border: 0,
    borderRadius: 0,
    '--DataGrid-rowBorderColor': theme.vars.palette.divider,
    // A row has its own line below it: the places under it may be unseen.
    '& .MuiDataGrid-row, & .MuiDataGrid-filler': { '--DataGrid-rowBorderColor': 'transparent' },
    '& .MuiDataGrid-row': { boxShadow: `0 1px ${theme.vars.palette.divider}` },
    '& .MuiDataGrid-columnHeaderTitle': {
      fontWeight: 600,
      color: theme.vars.palette.text.secondary,
    },
    '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': { px: { xs: 2, sm: 3 } },
    '& .MuiDataGrid-cell[data-field="actions"]': {
      display: 'flex',
      alignItems: 'center',
      // The button inside shows the focus itself.
      '&:focus-within': { outline: 'none' },
    },
  });
}
