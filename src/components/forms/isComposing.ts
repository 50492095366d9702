import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method that composes text, as of Japanese. Then it chooses what is written. Safari
 * ends the composition before the key that ended it, and marks that key by its code alone.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari has nothing else
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
