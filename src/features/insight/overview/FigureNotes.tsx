import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FigureNotesProps {
  text: string;
  /** Whether changes of the text are announced. */
  isStatus?: boolean;
  children?: ReactNode;
}

/** Sentences about a table, with controls, below the table. */
export function FigureNotes({ text, isStatus, children }: FigureNotesProps) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '8px 16px',
        mt: 1.5,
      }}
    >
      <Typography
        role={isStatus ? 'status' : undefined}
        variant="body2"
        color="textSecondary"
        sx={{ flex: '1 1 14rem' }}
      >
        {text}
      </Typography>
      {children}
    </Stack>
  );
}
