import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SheetProps {
  title: string;
  /** What the page shows, and which source file defines it. */
  intro: string;
  children: ReactNode;
}

/** The layout of a page in Foundations. */
export function Sheet({ title, intro, children }: SheetProps) {
  return (
    <Stack sx={{ gap: 4, maxWidth: 1100 }}>
      <Box>
        <Typography component="h1" variant="h1">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '70ch' }}>
          {intro}
        </Typography>
      </Box>
      {children}
    </Stack>
  );
}

interface SheetSectionProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

export function SheetSection({ title, intro, children }: SheetSectionProps) {
  return (
    <Box component="section">
      <Typography component="h2" variant="h2">
        {title}
      </Typography>
      {intro !== undefined && (
        <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '70ch' }}>
          {intro}
        </Typography>
      )}
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Box>
  );
}

/** As many columns as fit. */
export function SheetGrid({ min, children }: { min: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))`,
        gap: 2,
      }}
    >
      {children}
    </Box>
  );
}
