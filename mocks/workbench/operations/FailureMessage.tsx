import type { FailureRow } from '../../arrangement/arrangement';
import { declaredMessage } from '../../arrangement/calls/answers';
import type { OperationId } from '../../arrangement/operations';
import { Labelled } from '../controls/Labelled';

interface FailureMessageProps {
  operation: OperationId;
  row: FailureRow;
  onChange: (row: FailureRow) => void;
}

/** The message of a failure with a status. A broken answer has none. */
export function FailureMessage({ operation, row, onChange }: FailureMessageProps) {
  if (typeof row.failure !== 'number') return null;
  return (
    <Labelled>
      <span>Message</span>
      <input
        value={row.message ?? ''}
        placeholder={declaredMessage(operation, row.failure)}
        onChange={({ target }) => {
          onChange({ ...row, message: target.value === '' ? undefined : target.value });
        }}
      />
    </Labelled>
  );
}
