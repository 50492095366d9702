import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

interface SpinnerProps {
  /** What is loading, for those who cannot see it turn. */
  label: string;
  /** Pixels that what is loading will take. */
  minHeight?: number;
  /** Whether it lies over what it will replace. */
  overlay?: boolean;
}

/** Shown while something loads. */
export function Spinner({ label, minHeight, overlay = false }: SpinnerProps) {
  return (
    <Box
      sx={{
        ...(overlay && { position: 'absolute', inset: 0 }),
        display: 'flex',
        justifyContent: 'center',
        pt: 16,
        minHeight,
      }}
    >
      <CircularProgress aria-label={label} />
    </Box>
  );
}
