import { LoadFailure } from './LoadFailure';

export interface CodeFailureProps {
  /** Loads the code again. */
  onRetry: () => void;
}

/** A message in place of a page or a panel whose code cannot be loaded. */
export function CodeFailure({ onRetry }: CodeFailureProps) {
  return <LoadFailure onRetry={onRetry} />;
}
