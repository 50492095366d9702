import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { BrokenAnswer, FailureRow, Row } from '../../../mocks/engine/arrangement';
import { failuresOf, operationOf, type OperationId } from '../../../mocks/engine/operations';
import { Check } from '../controls/Check';
import { Choice } from '../controls/Choice';
import { Note } from '../controls/Note';
import { useArrangement, useWorkbench } from '../model/workbench';
import { ConditionEditor } from './ConditionEditor';
import { FailureMessage } from './FailureMessage';
import { FixedEditor } from './FixedEditor';
import { ANSWERS, BROKEN, delayOf, DELAYS, exampleOf, usualDelay, withAnswer } from './rules';

export interface RuleEditorProps {
  operation: OperationId;
  row: Row;
  /** Whether it has answered all its calls. */
  isUsedUp: boolean;
  onChange: (row: Row) => void;
  onRemove: (() => void) | undefined;
}

const Fields = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: spacing(1, 1.5),
}));

const TIMES = { '': 'Always', '1': 'Once', '2': 'Next 2', '3': 'Next 3', '10': 'Next 10' };

/** How a rule answers, with what delay, and which calls. */
export function RuleEditor({ operation, row, isUsedUp, onChange, onRemove }: RuleEditorProps) {
  const { rearm } = useWorkbench();
  const { realHost } = useArrangement();
  const delay = String(row.delay ?? usualDelay(row));
  const times = String(row.times ?? '');

  return (
    <div>
      <Fields>
        <Choice
          label="Answer"
          value={row.answer}
          options={ANSWERS}
          onChange={(answer) => {
            onChange(withAnswer(row, answer, operation));
          }}
        />
        {row.answer === 'failure' && (
          <Choice
            label="Status"
            value={String(row.failure)}
            options={statusesOf(operation)}
            onChange={(text) => {
              onChange({ ...row, failure: failureOf(text), message: undefined });
            }}
          />
        )}
        {row.answer === 'fixed' && (
          <Choice
            label="Status"
            value={String(row.status)}
            options={declaredWith(row.status, operation)}
            onChange={(text) => {
              const status = Number(text);
              onChange({ ...row, status, body: exampleOf(operation, status) });
            }}
          />
        )}
        <Choice
          label="Delay"
          value={delay}
          options={{ ...DELAYS, ...(delay in DELAYS ? {} : { [delay]: `${delay} ms` }) }}
          onChange={(text) => {
            const next = delayOf(text);
            onChange({ ...row, delay: next === usualDelay(row) ? undefined : next });
          }}
        />
        <Choice
          label="Calls"
          value={times}
          options={{ ...TIMES, ...(times in TIMES ? {} : { [times]: `Next ${times}` }) }}
          onChange={(text) => {
            onChange({ ...row, times: text === '' ? undefined : Number(text) });
          }}
        />
        <ConditionEditor
          operation={operation}
          condition={row.when}
          onChange={(when) => {
            onChange({ ...row, when });
          }}
        />
        {row.answer === 'replay' && (
          <Check
            isChecked={row.otherwise === 'mock'}
            onChange={(isChecked) => {
              onChange({ ...row, otherwise: isChecked ? 'mock' : undefined });
            }}
          >
            Unknown requests: mock
          </Check>
        )}
        {onRemove && (
          <Button size="small" onClick={onRemove}>
            Remove
          </Button>
        )}
      </Fields>
      {row.answer === 'failure' && (
        <FailureMessage operation={operation} row={row} onChange={onChange} />
      )}
      {row.answer === 'fixed' && (
        <FixedEditor key={row.status} operation={operation} row={row} onChange={onChange} />
      )}
      {row.answer === 'real' && realHost === undefined && (
        <Note data-tone="error">Give the address of the real host first.</Note>
      )}
      {isUsedUp && (
        <Note role="status">
          This rule has answered its calls.{' '}
          <Button
            size="small"
            onClick={() => {
              rearm(operation);
            }}
          >
            Again
          </Button>
        </Note>
      )}
    </div>
  );
}

/** The statuses of the contract, and the one that is set. */
const declaredWith = (status: number, operation: OperationId) =>
  [...new Set([...operationOf(operation).statuses, status])].sort((a, b) => a - b).map(String);

function statusesOf(operation: OperationId): Readonly<Record<string, string>> {
  const statuses = failuresOf(operation).map(String);
  return { ...Object.fromEntries(statuses.map((status) => [status, status])), ...BROKEN };
}

const isBroken = (text: string): text is BrokenAnswer => text in BROKEN;

const failureOf = (text: string): FailureRow['failure'] => (isBroken(text) ? text : Number(text));
