import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState';

interface LoadFailureProps {
  /** The screen's fallback text. */
  text: string;
  onRetry: () => void;
}

/** A failed load: the screen's fallback text and a way to try again (decision 18). */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  return (
    <EmptyState text={text}>
      <Button variant="outlined" onClick={onRetry}>
        Try again
      </Button>
    </EmptyState>
  );
}
