import type { FailureRow } from '../../../mocks/engine/arrangement';
import { declaredMessage } from '../../../mocks/engine/answers';
import type { OperationId } from '../../../mocks/engine/operations';
import { TextField } from '../controls/TextField';

interface FailureMessageProps {
  operation: OperationId;
  row: FailureRow;
  onChange: (row: FailureRow) => void;
}

/** The message of a failure with a status. A broken answer has none. */
export function FailureMessage({ operation, row, onChange }: FailureMessageProps) {
  if (typeof row.failure !== 'number') return null;
  return (
    <TextField
      label="Message"
      value={row.message ?? ''}
      placeholder={declaredMessage(operation, row.failure)}
      onCommit={(text) => {
        onChange({ ...row, message: text === '' ? undefined : text });
        return true;
      }}
    />
  );
}
