import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Rule } from '../../../mocks/engine/arrangement';
import type { Operation } from '../../../contract/operations';
import { useArrangement, useCalls, useWorkbench } from '../model/workbench';
import { RuleEditor } from './RuleEditor';
import { NO_RULE, withoutIdle, ANSWERS } from './rules';
import type { LogEntry } from '../../../mocks/engine/log';
import { Note } from '../controls/Note';

const Root = styled('div')(({ theme: { vars, typography, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: '16rem 1fr auto',
  gap: spacing(1, 2),
  alignItems: 'start',
  padding: spacing(1.25, 2),
  borderBlockEnd: `1px solid ${vars.palette.divider}`,
  '&[data-set="true"]': { backgroundColor: vars.palette.action.hover },
  '& h2': { ...typography.subtitle2, fontWeight: 600, margin: 0, overflowWrap: 'anywhere' },
  '& code': { ...typography.caption, fontFamily: 'ui-monospace, monospace' },
  '& > div > div + div': { marginBlockStart: spacing(1.5) },
  '@container (width < 50rem)': {
    gridTemplateColumns: '1fr auto',
    '& > div:nth-of-type(2)': { gridColumn: '1 / -1', gridRow: 2 },
  },
}));

/** An operation with its rules. The first that applies to a call answers it. */
export function OperationGroup({ operation: { id, method, path } }: { operation: Operation }) {
  const { mock, setRules } = useWorkbench();
  const arrangement = useArrangement();
  const { count, last } = useCalls(id);
  const rules = arrangement.rules[id] ?? [];
  const shown = rules.length > 0 ? rules : [NO_RULE];
  const headingId = useId();

  const setRule = (index: number, rule: Rule) => {
    setRules(id, withoutIdle(shown.with(index, rule)));
  };

  return (
    <Root role="group" aria-labelledby={headingId} data-set={rules.length > 0}>
      <div>
        <h2 id={headingId}>{id}</h2>
        <code>
          {method} {path}
        </code>
        <LastAnswer count={count} entry={last} />
      </div>
      <div>
        {shown.map((rule, index) => (
          <RuleEditor
            // Only its place identifies a rule.
            key={`${index} of ${shown.length}`}
            operation={id}
            rule={rule}
            isUsedUp={mock.left(rule) === undefined}
            onChange={(next) => {
              setRule(index, next);
            }}
            onRemove={
              shown.length > 1
                ? () => {
                    setRules(id, withoutIdle(shown.toSpliced(index, 1)));
                  }
                : undefined
            }
          />
        ))}
      </div>
      <div>
        <Button
          size="small"
          disabled={rules.length === 0}
          onClick={() => {
            setRules(id, []);
          }}
        >
          Reset
        </Button>
        <Button
          size="small"
          onClick={() => {
            setRules(id, [{ answer: 'failure', failure: 500, times: 1 }, ...shown]);
          }}
        >
          Add a rule
        </Button>
      </div>
    </Root>
  );
}

interface LastAnswerProps {
  /** How often the operation was called. */
  count: number;
  /** The last call that got an answer. */
  entry: LogEntry | undefined;
}

/** How often an operation was called, and who answered last. */
function LastAnswer({ count, entry }: LastAnswerProps) {
  const calls = count === 1 ? '1 call' : `${count} calls`;
  if (!entry?.answer) return <Note>{calls}</Note>;
  const { by, status, problem } = entry.answer;
  const [violation] = entry.violations;
  return (
    <>
      <Note>
        {calls}, the last: {by ? ANSWERS[by] : 'no answer'}
        {status > 0 && ` ${status}`}
      </Note>
      {problem !== undefined && <Note data-tone="error">{problem}</Note>}
      {violation !== undefined && <Note data-tone="error">Breaks the contract: {violation}</Note>}
    </>
  );
}
