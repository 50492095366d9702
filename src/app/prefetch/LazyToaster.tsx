import { BarFailure } from '../../components/status/BarFailure';
import { lazyComponent } from '../../components/status/lazyComponent';
import { useShownToast } from '../../components/toasts/notify';
import { savesData } from '../../lib/code/savesData';
import { untilIdle } from '../../lib/code/untilIdle';

const Toaster = lazyComponent(
  async () => {
    // Not before the first screen has been painted, which the code would delay.
    await untilIdle();
    return (await import('../../components/toasts/Toaster')).Toaster;
  },
  { Failure: BarFailure, reloads: false },
);

/** Loads the toasts in the first idle time; for users who ask to save data, when there is one to show. */
export function LazyToaster() {
  const shown = useShownToast();
  return shown || !savesData() ? <Toaster /> : null;
}
