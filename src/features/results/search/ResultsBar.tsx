import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { displayCount } from '../../../lib/text/display';

interface ResultsBarProps {
  /** How many were found; undefined while that is not known. */
  found: number | undefined;
  children: ReactNode;
}

/** The row above what was found. */
export function ResultsBar({ found, children }: ResultsBarProps) {
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1.5,
        px: { xs: 2, sm: 3 },
        mb: 2,
      }}
    >
      <Typography
        variant="body2"
        color="textSecondary"
        role="status"
        sx={{ flex: 1, lineHeight: '36px', whiteSpace: 'nowrap' }}
      >
        {found !== undefined && `${displayCount(found)} found`}
      </Typography>
      {children}
    </Stack>
  );
}
