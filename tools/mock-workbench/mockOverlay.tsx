import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { untilIdle } from '../../src/lib/code/runWhenIdle';
import type { WorkbenchProps } from './Workbench';

/** The panel of the mock, whose code is loaded when the first screen is rendered and the browser is idle. */
export function mockOverlay(props: WorkbenchProps): ReactNode {
  return <LateWorkbench {...props} />;
}

function LateWorkbench(props: WorkbenchProps) {
  const [Part, setPart] = useState<ComponentType<WorkbenchProps>>();
  useEffect(() => {
    untilIdle()
      .then(() => import('./Workbench'))
      .then(({ Workbench }) => {
        setPart(() => Workbench);
      })
      .catch((cause: unknown) => {
        console.warn('[mock] The workbench could not be loaded.', cause);
      });
  }, []);
  return Part ? <Part {...props} /> : null;
}
