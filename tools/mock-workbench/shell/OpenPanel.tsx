import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ComponentProps } from 'react';
import type { ArrangedMock } from '../../../mocks/engine/arrangedMock';
import { createWorkbench } from '../model/createWorkbench';
import { WorkbenchContext, type Workbench } from '../model/workbench';
import { Panel } from './Panel';

interface OpenPanelProps
  extends ComponentProps<typeof Panel>, Pick<Workbench, 'subscribe' | 'screen'> {
  mock: ArrangedMock;
}

/** The panel with what it reads and does. */
export function OpenPanel({ mock, screen, subscribe, ...panel }: OpenPanelProps) {
  const queryClient = useQueryClient();
  const workbench = useMemo(
    () => createWorkbench({ mock, screen, subscribe, queryClient }),
    [mock, screen, subscribe, queryClient],
  );
  return (
    <WorkbenchContext value={workbench}>
      <Panel {...panel} />
    </WorkbenchContext>
  );
}
