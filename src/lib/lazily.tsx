import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A component whose code is loaded when it is first drawn, or beforehand by `preload`; nothing is shown
 * meanwhile. A failed `preload` is tried again by the next.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  const Lazily = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Lazily, { preload: load });
}
