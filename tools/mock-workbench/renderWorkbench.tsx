import { within } from '@testing-library/react';
import type { WorkerHealth } from '../../mocks/runtimes/browser/workerHealth';
import { placement, type Tab } from './model/placement';
import { Workbench } from './Workbench';
import { renderApp } from '../../test/app/renderApp';

export const HEALTHY: WorkerHealth = {
  getProblem: () => undefined,
  subscribe: () => () => undefined,
  restart: () => Promise.resolve(),
};

interface WorkbenchOptions extends Omit<Parameters<typeof renderApp>[0] & object, 'overlay'> {
  worker?: WorkerHealth;
}

/** Renders the whole app with the mock workbench. `all` also searches the panel, which is beside `<body>`. */
export function renderWorkbench({ worker = HEALTHY, ...options }: WorkbenchOptions = {}) {
  placement.set({ isOpen: false, isHidden: false, isAllOpen: false, tab: 'Calls' });
  const app = renderApp({
    ...options,
    overlay: (mock, router) => <Workbench mock={mock} worker={worker} router={router} />,
  });
  const all = within(document.documentElement);
  const panel = () => within(all.getByRole('region', { name: 'Mock workbench' }));

  async function open(tab: Tab) {
    await app.user.click(await all.findByRole('button', { name: 'Mock workbench' }));
    await app.user.click(await all.findByRole('tab', { name: tab }));
    return panel();
  }

  return { ...app, all, panel, open };
}
