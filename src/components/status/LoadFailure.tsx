import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { focusHeading } from '../page/focusHeading';
import { EmptyState } from './EmptyState';

interface LoadFailureProps {
  /** The screen's fallback text. */
  text: string;
  onRetry: () => void;
}

/** A failed load: the screen's fallback text and a button to try again (spec decision 18). */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  const wasPressed = useRef(false);

  useEffect(
    () => () => {
      if (wasPressed.current) focusHeading();
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
