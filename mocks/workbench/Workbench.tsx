import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { lazyComponent } from '../../src/lib/code/lazyComponent';
import { CodeFailure } from '../../src/components/status/CodeFailure';
import type { ArrangedMock } from '../arrangement/arrangedMock';
import type { WorkerHealth } from '../hosts/page/worker/workerHealth';
import { useAlarms } from './model/alarms';
import { createWorkbench } from './model/createWorkbench';
import { WorkbenchContext } from './model/workbench';
import { HostPortal } from './shell/HostPortal';
import { placement } from './shell/placement';
import { WorkbenchButton } from './shell/WorkbenchButton';

export interface WorkbenchProps {
  mock: ArrangedMock;
  worker: WorkerHealth;
}

const Panel = lazyComponent(async () => (await import('./shell/Panel')).Panel, {
  Failure: CodeFailure,
});

const toggle = () => {
  placement.set({ isOpen: !placement.get().isOpen, isHidden: false });
};

/** The button of the mock workbench, and its panel, which is loaded when it is first opened. */
export function Workbench({ mock, worker }: WorkbenchProps) {
  const queryClient = useQueryClient();
  const workbench = useMemo(() => createWorkbench(mock, queryClient), [mock, queryClient]);
  const alarms = useAlarms(workbench, worker);
  const { isOpen, isHidden } = placement.use();

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyM') return;
      event.preventDefault();
      toggle();
    }
    // The panel keeps its keys from the page.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);

  return (
    <WorkbenchContext value={workbench}>
      <HostPortal>
        {isOpen && <Panel alarms={alarms} onClose={toggle} />}
        {!isOpen && (!isHidden || alarms.problem !== undefined) && (
          <WorkbenchButton alarms={alarms} onOpen={toggle} />
        )}
      </HostPortal>
    </WorkbenchContext>
  );
}
