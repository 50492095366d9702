import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RunningMock } from '../../mocks/runtimes/runMock';
import type { WorkerHealth } from '../../mocks/runtimes/browser/workerHealth';
import { TOAST_SPACE } from '../../src/components/toasts/toastSpace';
import { Panel } from './Panel';
import { PanelPortal } from './PanelPortal';
import { onShortcut, openState } from './shortcut';
import {
  createWorkbench,
  useLog,
  WorkbenchContext,
  type Summary,
  type WorkbenchProps,
} from './useWorkbench';

/** The button of the mock workbench, its keyboard shortcut, and the panel. */
export function Workbench({ mock, worker, router }: WorkbenchProps) {
  const queryClient = useQueryClient();
  const workbench = useMemo(() => createWorkbench(mock, queryClient), [mock, queryClient]);
  const [isOpen, setIsOpen] = useState(openState.read);
  const summary = useSummary(mock);
  const problem = useSyncExternalStore(worker.subscribe, worker.getProblem);

  useEffect(() => {
    openState.write(isOpen);
  }, [isOpen]);

  useEffect(
    () =>
      onShortcut(() => {
        setIsOpen((current) => !current);
      }),
    [],
  );

  const alarm = problem !== undefined && <WorkerProblem problem={problem} worker={worker} />;
  return (
    <PanelPortal>
      {isOpen ? (
        <WorkbenchContext value={workbench}>
          <Panel
            router={router}
            summary={summary}
            alarm={alarm}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </WorkbenchContext>
      ) : (
        <Box
          sx={{
            position: 'fixed',
            insetBlockEnd: `calc(12px + ${TOAST_SPACE})`,
            insetInlineEnd: 12,
            zIndex: 2000,
            maxWidth: 'min(28rem, calc(100vw - 24px))',
            textAlign: 'end',
            '@media print': { display: 'none' },
          }}
        >
          {alarm}
          <Button
            variant="contained"
            size="small"
            color={problem === undefined && !summary.isBroken ? 'inherit' : 'error'}
            title="Alt+Shift+M"
            aria-keyshortcuts="Alt+Shift+M"
            aria-label={['Mock workbench', summary.text].filter(Boolean).join(', ')}
            sx={{ mt: 1, borderRadius: 8 }}
            onClick={() => {
              setIsOpen(true);
            }}
          >
            {['Mock workbench', summary.text].filter(Boolean).join(' · ')}
          </Button>
        </Box>
      )}
    </PanelPortal>
  );
}

function useSummary(mock: RunningMock): Summary {
  const violations = useLog(mock).filter((entry) => entry.violations.length > 0).length;
  const rules = useSyncExternalStore(
    mock.subscribe,
    () => Object.values(mock.remainingRules()).flat().length,
  );
  const parts = [
    rules > 0 && (rules === 1 ? '1 rule' : `${rules} rules`),
    violations > 0 &&
      (violations === 1 ? '1 call breaks the contract' : `${violations} calls break the contract`),
  ];
  return { text: parts.filter(Boolean).join(', '), isBroken: violations > 0 };
}

interface WorkerProblemProps {
  problem: string;
  worker: WorkerHealth;
}

/** The message that the mock does not answer, with a button that restarts it. */
function WorkerProblem({ problem, worker }: WorkerProblemProps) {
  const [failure, setFailure] = useState<string>();
  return (
    <Alert
      severity="error"
      sx={{ textAlign: 'start' }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            worker.restart().catch((cause: unknown) => {
              setFailure(cause instanceof Error ? cause.message : String(cause));
            });
          }}
        >
          Start the mock again
        </Button>
      }
    >
      {failure ?? problem}
    </Alert>
  );
}
