import { BarFailure } from '../../components/status/CodeFailure';
import { lazyComponent } from '../../components/status/lazyComponent';
import { useShownToast } from '../../components/toasts/notify';

/** The code of the toasts. It is prefetched on every screen. */
export const loadToaster = async () => (await import('../../components/toasts/Toaster')).Toaster;

const Toaster = lazyComponent(loadToaster, { Failure: BarFailure, reloads: false });

/** Shows the toasts. Their code is loaded with the first one, if it was not prefetched. */
export function LazyToaster() {
  return useShownToast() && <Toaster />;
}
