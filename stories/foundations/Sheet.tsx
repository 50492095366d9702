import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SheetProps {
  title: string;
  /** A description of the page for designers. */
  intro?: string;
  children: ReactNode;
}

/** The layout of a page in Foundations. */
export function Sheet({ title, intro, children }: SheetProps) {
  return (
    <Stack sx={{ gap: 4, maxWidth: 1100 }}>
      <Box>
        <Typography variant="h1">{title}</Typography>
        <Intro>{intro}</Intro>
      </Box>
      {children}
    </Stack>
  );
}

export function SheetSection({ title, intro, children }: SheetProps) {
  return (
    <Box component="section">
      <Typography variant="h2">{title}</Typography>
      <Intro>{intro}</Intro>
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Box>
  );
}

function Intro({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '70ch' }}>
      {children}
    </Typography>
  );
}

/** A grid with as many columns as fit. */
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
