import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { ReceivedBytes } from './ReceivedBytes';

interface SpinnerProps {
  /** The accessible name, which says what is loading. */
  label: string;
  /** The height of the expected content, in pixels. */
  minHeight?: number;
  /** Whether it is drawn over the content that will be replaced. */
  overlay?: boolean;
}

/** A spinner in place of content that is loading. */
export function Spinner({ label, minHeight, overlay = false }: SpinnerProps) {
  return (
    <Box
      sx={{
        ...(overlay && { position: 'absolute', inset: 0 }),
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 2,
        pt: 16,
        minHeight,
      }}
    >
      <CircularProgress aria-label={label} />
      <ReceivedBytes />
    </Box>
  );
}
