import type { ComponentType } from 'react';
import { lazyComponent } from './lazyComponent';
import { OverlayFailure } from './OverlayFailure';

/** A dialog or a menu whose code is loaded when it is first opened. */
export function lazyOverlay<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  return lazyComponent(load, { Failure: OverlayFailure });
}
