import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { DataRouter } from 'react-router-dom';
import type { PageMock } from '../../mocks/runtimes/browser/browser';
import { lazyComponent } from '../../src/components/status/lazyComponent';
import { untilIdle } from '../../src/lib/code/runWhenIdle';
import { onShortcut, openState } from './shortcut';
import { startSession } from './startSession';
import type { WorkbenchProps } from './useWorkbench';

const AddressNotice = lazyComponent(
  async () => (await import('./AddressNotice')).AddressNotice,
  {},
);

const DemoAccounts = lazyComponent(async () => (await import('./DemoAccounts')).DemoAccounts, {});

export const demoAccounts: ReactNode = <DemoAccounts />;

/**
 * Renders the panel of the mock, and the notice of an invalid address. The code of the panel is loaded when the first
 * screen is rendered and the browser is idle, or when its shortcut is pressed. Starts the session of the persona
 * in the address.
 */
export function mockOverlay({ mock, worker, problems, persona }: PageMock) {
  if (persona) startSession(persona);
  return (router: DataRouter): ReactNode => (
    <>
      {problems && <AddressNotice problems={problems} />}
      <LateWorkbench mock={mock} worker={worker} router={router} />
    </>
  );
}

function LateWorkbench(props: WorkbenchProps) {
  const [Part, setPart] = useState<ComponentType<WorkbenchProps>>();
  useEffect(() => {
    if (Part) return undefined;
    async function load() {
      try {
        const { Workbench } = await import('./Workbench');
        setPart(() => Workbench);
      } catch (cause) {
        console.warn('[mock] The workbench could not be loaded.', cause);
      }
    }
    void untilIdle().then(load);
    return onShortcut(() => {
      openState.write(true);
      void load();
    });
  }, [Part]);
  return Part ? <Part {...props} /> : null;
}
