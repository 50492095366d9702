import { within } from '@testing-library/react';
import type { WorkerHealth } from '../../mocks/runtimes/browser/workerHealth';
import { renderApp } from '../../test/app/renderApp';
import { Workbench } from './Workbench';

export const HEALTHY: WorkerHealth = {
  getProblem: () => undefined,
  subscribe: () => () => undefined,
  restart: () => Promise.resolve(),
};

type WorkbenchOptions = Omit<Parameters<typeof renderApp>[0] & object, 'overlay'>;

/** Renders the whole app with the mock workbench. `all` has queries that include the panel, which is beside `<body>`. */
export function renderWorkbench(options: WorkbenchOptions = {}) {
  const app = renderApp({
    ...options,
    overlay: (mock, router) => <Workbench mock={mock} worker={HEALTHY} router={router} />,
  });
  const all = within(document.documentElement);

  async function open() {
    await app.user.click(await all.findByRole('button', { name: /^Mock workbench/ }));
    return within(all.getByRole('region', { name: 'Mock workbench' }));
  }

  return { ...app, all, open };
}
