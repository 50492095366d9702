import type { LogEntry } from '../../arrangement/calls/log';
import type { OperationId } from '../../arrangement/operations';

export function CallActions(_: { entry: LogEntry; operation: OperationId | undefined }) {
  return null;
}
