import { lazy, Suspense, useState, type ComponentType } from 'react';
import { neededCode } from './neededCode';

/**
 * A component whose code is loaded when it is first drawn, or beforehand by `preload`; `Pending`
 * is shown meanwhile, or nothing. `preload` answers whether the code is there. If it is not when the component is drawn, the page
 * is loaded again or the drawing fails (`neededCode`); drawn anew, it is asked for again.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Pending?: ComponentType<Props>,
) {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await neededCode(load) };
      } catch (error) {
        // React would remember the failure for ever.
        latest = attempt();
        throw error;
      }
    });
  let latest = attempt();

  const Lazily = (props: Props) => {
    const [Part] = useState(() => latest);
    return (
      <Suspense fallback={Pending && <Pending {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
  const preload = () =>
    load().then(
      () => true,
      () => false,
    );
  return Object.assign(Lazily, { preload });
}
