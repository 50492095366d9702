import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { lazyComponent } from '../status/lazyComponent';
import { notify } from '../toasts/notify';

interface DialogProps {
  onClose: () => void;
}

/**
 * Creates a dialog whose code is loaded when it is first opened. If that fails, a toast says so, and `onClose` is
 * called. It must be unmounted while it is closed.
 */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  return lazyComponent(load, { Failure: ClosedDialog });
}

function ClosedDialog({ onClose }: DialogProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    notify({ text: ({ t }) => t('components.wentWrong'), tone: 'destructive' });
    close();
  }, []);
  return null;
}
