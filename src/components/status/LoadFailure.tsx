import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { EmptyState } from './EmptyState';

interface LoadFailureProps {
  /** The screen's fallback text. */
  text: string;
  onRetry: () => void;
}

/** A failed load: the screen's fallback text and a button to try again (decision 18). */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  const wasPressed = useRef(false);

  useEffect(
    () => () => {
      // The pressed button is removed and the focus with it: the user continues at the start of the screen.
      if (wasPressed.current) document.querySelector('h1')?.focus({ preventScroll: true });
    },
    [],
  );

  return (
    <EmptyState text={text}>
      <Button
        variant="outlined"
        onClick={() => {
          wasPressed.current = true;
          onRetry();
        }}
      >
        Try again
      </Button>
    </EmptyState>
  );
}
