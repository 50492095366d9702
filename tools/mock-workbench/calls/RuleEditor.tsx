import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { BrokenAnswer, FailureRule, Rule } from '../../../mocks/engine/arrangement';
import { operationOf, type OperationId } from '../../../mocks/engine/operations';
import { declaredMessage } from '../../../mocks/engine/ruleResponses';
import { Note } from '../controls/Note';
import { Select, withOption } from '../controls/Select';
import { TextField } from '../controls/TextField';
import { useArrangement, useWorkbench } from '../model/workbench';
import { choiceOf, choicesOf, DELAYS, delayOf, MALFORMED, withChoice } from './answers';
import { ConditionEditor } from './ConditionEditor';
import { exampleOf } from './emptyRule';
import { FixedEditor } from './FixedEditor';

interface RuleEditorProps {
  operation: OperationId;
  rule: Rule;
  /** From 1. The answer of the first is chosen in the line of the operation. */
  place: number;
  /** Whether it has answered all its calls. */
  isUsedUp: boolean;
  onChange: (rule: Rule) => void;
  onRemove: () => void;
}

const Fields = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: spacing(1, 1.5),
}));

const TIMES: ReadonlyMap<string, string> = new Map([
  ['', 'Every call'],
  ['1', 'Once'],
  ['2', 'Next 2'],
  ['3', 'Next 3'],
  ['10', 'Next 10'],
]);

/** What few need of a rule: its delay, the calls that it answers, its message or body. */
export function RuleEditor({
  operation,
  rule,
  place,
  isUsedUp,
  onChange,
  onRemove,
}: RuleEditorProps) {
  const { restartCounts } = useWorkbench();
  const delay = String(rule.delay ?? '');
  const times = String(rule.times ?? '');

  return (
    <div>
      <Fields>
        {place > 1 && (
          <Select
            label={`Rule ${place}`}
            value={choiceOf(rule, operation)}
            options={choicesOf(operation, rule)}
            onChange={(choice) => {
              onChange(withChoice(rule, choice, operation));
            }}
          />
        )}
        <StatusFields operation={operation} rule={rule} onChange={onChange} />
        <Select
          label="Delay"
          value={delay}
          options={withOption(DELAYS, delay, `${delay} ms`)}
          onChange={(text) => {
            onChange({ ...rule, delay: delayOf(text) });
          }}
        />
        <Select
          label="Calls"
          value={times}
          options={withOption(TIMES, times, `Next ${times}`)}
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
        {place > 1 && (
          <Button size="small" onClick={onRemove}>
            Remove
          </Button>
        )}
      </Fields>
      {rule.answer === 'fixed' && (
        <FixedEditor key={rule.status} operation={operation} rule={rule} onChange={onChange} />
      )}
      {rule.answer === 'real' && <RealNote />}
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

type StatusFieldsProps = Pick<RuleEditorProps, 'operation' | 'rule' | 'onChange'>;

/** What is answered: the message of a failure, the kind of a malformed answer, or the status of a fixed body. */
function StatusFields({ operation, rule, onChange }: StatusFieldsProps) {
  if (rule.answer === 'fixed') {
    return (
      <Select
        label="Status"
        value={String(rule.status)}
        options={statusesWith(rule.status, operation)}
        onChange={(text) => {
          const status = Number(text);
          onChange({ ...rule, status, body: exampleOf(operation, status) });
        }}
      />
    );
  }
  if (rule.answer !== 'failure') return null;
  const { failure } = rule;
  if (typeof failure === 'number') {
    return (
      <TextField
        label="Message"
        value={rule.message ?? ''}
        placeholder={declaredMessage(operation, failure)}
        size={32}
        onCommit={(text) => {
          onChange({ ...rule, message: text === '' ? undefined : text });
          return true;
        }}
      />
    );
  }
  return isMalformed(failure) ? (
    <Select
      label="Malformed as"
      value={failure}
      options={MALFORMED}
      onChange={(next) => {
        onChange({ ...rule, failure: next } satisfies FailureRule);
      }}
    />
  ) : null;
}

/** The statuses of the contract, and the one that is set. */
const statusesWith = (status: number, operation: OperationId): ReadonlyMap<string, string> =>
  new Map(
    [...operationOf(operation).statuses, status]
      .sort((a, b) => a - b)
      .map((one) => [String(one), String(one)]),
  );

const isMalformed = (failure: BrokenAnswer): failure is keyof typeof MALFORMED =>
  failure in MALFORMED;

/** What is missing for an answer of the host. */
function RealNote() {
  const { realHost, rules } = useArrangement();
  if (realHost === undefined) {
    return <Note data-tone="error">Give the address of the host in the tab Backend.</Note>;
  }
  return rules.login?.some(({ answer }) => answer === 'real') ? null : (
    <Note>
      Sign-in is answered by the mock. A host refuses its token with 401, so let login be Real, too.
    </Note>
  );
}
