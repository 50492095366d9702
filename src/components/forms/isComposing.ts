import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method that composes text, such as Japanese. The key then selects a candidate.
 * Safari ends the composition before it sends the last key, which has only the code 229.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari has nothing else
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
