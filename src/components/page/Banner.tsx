import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

interface BannerProps {
  /** The accessible name. */
  label: string;
  /** The offer and the buttons. */
  children: ReactNode;
}

/** A bar below the header that offers something to the user, with buttons to accept or to decline. */
export function Banner({ label, children }: BannerProps) {
  return (
    <Container component="section" aria-label={label}>
      <Paper
        variant="outlined"
        sx={({ vars }) => ({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          mt: { xs: 2, sm: 3 },
          p: 1.5,
          paddingInlineStart: 2,
          borderInlineStart: `4px solid ${vars.palette.primary.main}`,
        })}
      >
        {children}
      </Paper>
    </Container>
  );
}
