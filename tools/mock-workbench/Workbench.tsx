import { useEffect, useMemo, useState } from 'react';
import { lazyComponent } from '../../src/components/status/lazyComponent';
import type { ArrangedMock } from '../../mocks/engine/arrangedMock';
import type { WorkerHealth } from '../../mocks/runtimes/browser/workerHealth';
import { useAlarms } from './model/alarms';
import { followScreen, type FollowedRouter } from './model/screen';
import { throttled } from './model/throttled';
import { PanelPortal } from './shell/PanelPortal';
import { placement } from './model/placement';
import { WorkbenchButton } from './shell/WorkbenchButton';

export interface WorkbenchProps {
  mock: ArrangedMock;
  worker: WorkerHealth;
  router: FollowedRouter;
}

const OpenPanel = lazyComponent(async () => (await import('./shell/OpenPanel')).OpenPanel);

const toggle = () => {
  placement.set({ isOpen: !placement.get().isOpen, isHidden: false });
};

/** The button of the mock workbench, and its panel, which is loaded when it is first opened. */
export function Workbench({ mock, worker, router }: WorkbenchProps) {
  const subscribe = useMemo(() => throttled(mock.subscribe), [mock]);
  const alarms = useAlarms(mock, subscribe, worker);
  const { isOpen, isHidden } = placement.use();
  // From the first screen on, also while the panel is closed.
  const [{ screen, follow }] = useState(() => followScreen(router, mock));
  useEffect(follow, [follow]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyM') return;
      event.preventDefault();
      toggle();
    }
    // The panel stops its key events, so this listener gets them first.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);

  return (
    <PanelPortal>
      {isOpen && <OpenPanel {...{ mock, screen, subscribe, alarms }} onClose={toggle} />}
      {!isOpen && (!isHidden || alarms.problem !== undefined) && (
        <WorkbenchButton alarms={alarms} onOpen={toggle} />
      )}
    </PanelPortal>
  );
}
