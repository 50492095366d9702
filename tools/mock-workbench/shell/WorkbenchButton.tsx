import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { Alarms } from '../model/alarms';

interface WorkbenchButtonProps {
  alarms: Alarms;
  onOpen: () => void;
}

const Root = styled('div')(({ theme: { vars, typography, spacing } }) => ({
  ...typography.body2,
  position: 'fixed',
  insetBlockEnd: spacing(1.5),
  insetInlineEnd: spacing(1.5),
  zIndex: 2000,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: spacing(1),
  maxWidth: 'min(24rem, calc(100vw - 24px))',
  '@media print': { display: 'none' },
  '& [role="alert"]': {
    padding: spacing(1.5, 2),
    borderRadius: 10,
    border: `1px solid ${vars.palette.error.main}`,
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
    boxShadow: '0 4px 16px rgb(0 0 0 / 0.2)',
  },
  '& button': {
    ...typography.button,
    padding: spacing(0.75, 1.5),
    borderRadius: 999,
    border: `1px solid ${vars.palette.divider}`,
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.background.paper,
    boxShadow: '0 1px 4px rgb(0 0 0 / 0.16)',
    cursor: 'pointer',
    '&:hover': { color: vars.palette.text.primary },
    '& > span:not(:empty)': { marginInlineStart: spacing(1), fontWeight: 400 },
    '&[data-alarm="true"]': {
      color: vars.palette.background.paper,
      borderColor: vars.palette.error.main,
      backgroundColor: vars.palette.error.main,
    },
  },
  '& [role="alert"] button': { marginBlockStart: spacing(1) },
}));

/** "3 rules, 2 calls break the contract" */
export function summaryOf({ rules, violations }: Alarms): string {
  const parts = [
    rules > 0 && (rules === 1 ? '1 rule' : `${rules} rules`),
    violations > 0 &&
      (violations === 1 ? '1 call breaks the contract' : `${violations} calls break the contract`),
  ];
  return parts.filter(Boolean).join(', ');
}

/** The button in the corner. It turns red and says why where the mock does not answer. */
export function WorkbenchButton({ alarms, onOpen }: WorkbenchButtonProps) {
  const summary = summaryOf(alarms);
  const id = useId();
  const isAlarm = alarms.problem !== undefined;
  return (
    <Root>
      {isAlarm && <WorkerProblem key={alarms.problem} alarms={alarms} />}
      <button
        type="button"
        aria-keyshortcuts="Alt+Shift+M"
        title="Alt+Shift+M"
        aria-describedby={id}
        data-alarm={isAlarm || alarms.violations > 0}
        onClick={onOpen}
      >
        Mock workbench
        <span id={id} aria-hidden="true">
          {summary}
        </span>
      </button>
    </Root>
  );
}

/** Why the mock does not answer, with what mends it. */
export function WorkerProblem({ alarms: { problem, restart } }: { alarms: Alarms }) {
  const [failure, setFailure] = useState<string>();
  return (
    <div role="alert">
      <div>{failure ?? problem}</div>
      <button
        type="button"
        onClick={() => {
          restart().catch((cause: unknown) => {
            setFailure(cause instanceof Error ? cause.message : String(cause));
          });
        }}
      >
        Start the mock again
      </button>
    </div>
  );
}
