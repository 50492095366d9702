import type { ThemeOptions } from '@mui/material/styles';

/** How MUI's tables look. */
export const tables: ThemeOptions['components'] = {
  MuiTablePagination: {
    styleOverrides: { select: { paddingInlineEnd: '1.5rem' } },
  },
};
