import type { FailureRule } from '../../../mocks/engine/arrangement';
import { declaredMessage } from '../../../mocks/engine/answers';
import type { OperationId } from '../../../mocks/engine/operations';
import { TextField } from '../controls/TextField';

interface FailureMessageProps {
  operation: OperationId;
  rule: FailureRule;
  onChange: (rule: FailureRule) => void;
}

/** The message of a failure with a status. A broken answer has none. */
export function FailureMessage({ operation, rule, onChange }: FailureMessageProps) {
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
