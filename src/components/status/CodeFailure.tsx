import type { CodeFailureProps } from '../../lib/code/lazyComponent';
import { LoadFailure } from './LoadFailure';

/** In place of a page or a panel whose code cannot be loaded. */
export function CodeFailure({ onRetry }: CodeFailureProps) {
  return <LoadFailure text="Something went wrong" onRetry={onRetry} />;
}
