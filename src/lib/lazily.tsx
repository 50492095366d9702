import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A component whose code is loaded when it is first drawn, or beforehand by `preload`; nothing is shown
 * meanwhile. `preload` answers whether the code is there.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  const Lazily = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  const preload = () =>
    load().then(
      () => true,
      () => false,
    );
  return Object.assign(Lazily, { preload });
}
