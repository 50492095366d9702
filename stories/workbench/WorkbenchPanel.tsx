import { useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { createArrangedMock } from '../../mocks/engine/arrangedMock';
import { arrangementOf, type MockChoice } from '../../mocks/states/readChoice';
import { placement, type Side, type Tab } from '../../tools/mock-workbench/model/placement';
import { Workbench } from '../../tools/mock-workbench/Workbench';

interface WorkbenchPanelProps {
  tab: Tab;
  side?: Side;
  isOpen?: boolean;
  /** Whether Calls shows all operations. */
  isAllOpen?: boolean;
  /** The mock that the panel shows. Another mock answers the story. */
  mock?: MockChoice;
  /** Why calls do not reach the mock. */
  problem?: string;
}

/** The mock workbench on its own, with a mock that nothing calls. */
export function WorkbenchPanel({
  tab,
  side = 'bottom',
  isOpen = true,
  isAllOpen = false,
  mock: choice,
  problem,
}: WorkbenchPanelProps) {
  const [mock] = useState(() => createArrangedMock({ arrangement: arrangementOf(choice) }));
  const [worker] = useState(() => ({
    getProblem: () => problem,
    subscribe: () => () => undefined,
    restart: () => Promise.resolve(),
  }));
  const [router] = useState(() => createMemoryRouter([{ path: '*' }]));
  useEffect(() => {
    placement.set({ tab, side, isOpen, isAllOpen, isHidden: false });
  }, [tab, side, isOpen, isAllOpen]);

  return <Workbench mock={mock} worker={worker} router={router} />;
}
