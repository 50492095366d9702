import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  text: string;
  /** An action, such as a button. */
  children?: ReactNode;
}

/** The text that is shown where a list or a screen has no content. */
export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <Stack role="status" sx={{ alignItems: 'center', gap: 2, px: 2, py: 8, textAlign: 'center' }}>
      <Typography color="textSecondary">{text}</Typography>
      {children}
    </Stack>
  );
}
