import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { BrokenAnswer, FailureRule, Rule } from '../../../mocks/engine/arrangement';
import { failuresOf, operationOf, type OperationId } from '../../../mocks/engine/operations';
import { Check } from '../controls/Check';
import { Select } from '../controls/Select';
import { Note } from '../controls/Note';
import { useArrangement, useWorkbench } from '../model/workbench';
import { ConditionEditor } from './ConditionEditor';
import { FixedEditor } from './FixedEditor';
import { ANSWERS, BROKEN, delayOf, DELAYS, exampleOf, usualDelay, withAnswer } from './rules';
import { declaredMessage } from '../../../mocks/engine/ruleResponses';
import { TextField } from '../controls/TextField';

export interface RuleEditorProps {
  operation: OperationId;
  rule: Rule;
  /** Whether it has answered all its calls. */
  isUsedUp: boolean;
  onChange: (rule: Rule) => void;
  onRemove: (() => void) | undefined;
}

const Fields = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: spacing(1, 1.5),
}));

const TIMES = { '': 'Always', '1': 'Once', '2': 'Next 2', '3': 'Next 3', '10': 'Next 10' };

/** How a rule answers, after what delay, and which calls it answers. */
export function RuleEditor({ operation, rule, isUsedUp, onChange, onRemove }: RuleEditorProps) {
  const { restartCounts } = useWorkbench();
  const { realHost } = useArrangement();
  const delay = String(rule.delay ?? usualDelay(rule));
  const times = String(rule.times ?? '');

  return (
    <div>
      <Fields>
        <Select
          label="Answer"
          value={rule.answer}
          options={ANSWERS}
          onChange={(answer) => {
            onChange(withAnswer(rule, answer, operation));
          }}
        />
        {rule.answer === 'failure' && (
          <Select
            label="Status"
            value={String(rule.failure)}
            options={statusesOf(operation)}
            onChange={(text) => {
              onChange({ ...rule, failure: failureOf(text), message: undefined });
            }}
          />
        )}
        {rule.answer === 'fixed' && (
          <Select
            label="Status"
            value={String(rule.status)}
            options={declaredWith(rule.status, operation)}
            onChange={(text) => {
              const status = Number(text);
              onChange({ ...rule, status, body: exampleOf(operation, status) });
            }}
          />
        )}
        <Select
          label="Delay"
          value={delay}
          options={{ ...DELAYS, ...(delay in DELAYS ? {} : { [delay]: `${delay} ms` }) }}
          onChange={(text) => {
            const next = delayOf(text);
            onChange({ ...rule, delay: next === usualDelay(rule) ? undefined : next });
          }}
        />
        <Select
          label="Calls"
          value={times}
          options={{ ...TIMES, ...(times in TIMES ? {} : { [times]: `Next ${times}` }) }}
          onChange={(text) => {
            onChange({ ...rule, times: text === '' ? undefined : Number(text) });
          }}
        />
        <ConditionEditor
          operation={operation}
          condition={rule.when}
          onChange={(when) => {
            onChange({ ...rule, when });
          }}
        />
        {rule.answer === 'replay' && (
          <Check
            isChecked={rule.otherwise === 'mock'}
            onChange={(isChecked) => {
              onChange({ ...rule, otherwise: isChecked ? 'mock' : undefined });
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
      {rule.answer === 'failure' && (
        <FailureMessage operation={operation} rule={rule} onChange={onChange} />
      )}
      {rule.answer === 'fixed' && (
        <FixedEditor key={rule.status} operation={operation} rule={rule} onChange={onChange} />
      )}
      {rule.answer === 'real' && realHost === undefined && (
        <Note data-tone="error">Give the address of the real host first.</Note>
      )}
      {isUsedUp && (
        <Note role="status">
          This rule has answered its calls.{' '}
          <Button
            size="small"
            onClick={() => {
              restartCounts(operation);
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

const failureOf = (text: string): FailureRule['failure'] => (isBroken(text) ? text : Number(text));

interface FailureMessageProps {
  operation: OperationId;
  rule: FailureRule;
  onChange: (rule: FailureRule) => void;
}

/** The message of a failure with a status. A broken answer has none. */
function FailureMessage({ operation, rule, onChange }: FailureMessageProps) {
  if (typeof rule.failure !== 'number') return null;
  return (
    <TextField
      label="Message"
      value={rule.message ?? ''}
      placeholder={declaredMessage(operation, rule.failure)}
      onCommit={(text) => {
        onChange({ ...rule, message: text === '' ? undefined : text });
        return true;
      }}
    />
  );
}
