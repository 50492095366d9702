import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionCardProps {
  title: string;
  /** Whether the content reaches the card's edges, as a table does. */
  flush?: boolean;
  children: ReactNode;
}

/** A titled part of a page. */
export function SectionCard({ title, flush = false, children }: SectionCardProps) {
  const id = useId();
  const space = { xs: 2, sm: 3 };
  return (
    <Card component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h2" sx={{ px: space, pt: space, pb: 2 }}>
        {title}
      </Typography>
      <Box sx={flush ? undefined : { px: space, pb: space }}>{children}</Box>
    </Card>
  );
}
