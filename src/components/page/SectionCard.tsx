import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionCardProps {
  title: string;
  /** A button or a link at the end of the heading's row. */
  action?: ReactNode;
  /** Whether the content reaches the card's edges, as a table does. */
  flush?: boolean;
  children: ReactNode;
}

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  rowGap: 1,
  columnGap: 2,
  px: { xs: 2, sm: 3 },
  pt: { xs: 1.5, sm: 2 },
  pb: 1,
  breakAfter: 'avoid',
} satisfies SxProps;

const content = { px: { xs: 2, sm: 3 }, pb: { xs: 2, sm: 3 } } satisfies SxProps;

/** A part of a page with its own title. */
export function SectionCard({ title, action, flush = false, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Box sx={header}>
        {/* The heading is as high as a small button, which may be rendered later. */}
        <Typography
          id={id}
          variant="h2"
          sx={{ flex: { xs: '1 1 6rem', sm: 'none' }, minWidth: 0, py: 0.5 }}
        >
          {title}
        </Typography>
        {action}
      </Box>
      {flush ? children : <Box sx={content}>{children}</Box>}
    </Card>
  );
}
