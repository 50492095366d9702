import { isRecord } from '../domain/isRecord';
import type { Draft, Texts, QueuePosition } from './dialogDraft';

/** Whether a stored draft is one of this version of the program. */
export function isDraft(stored: unknown): stored is Draft {
  if (!isRecord(stored)) return false;
  const { id, subject, values, queue } = stored;
  if (typeof id !== 'string' || !isTexts(values) || !isTexts(subject)) return false;
  if (queue !== undefined && !isQueuePosition(queue)) return false;
  const { kind, employeeId, evaluationId } = subject;
  if (kind === 'evaluation') return Boolean(employeeId);
  return kind === 'feedback' ? Boolean(evaluationId) : kind === 'employee';
}

function isTexts(value: unknown): value is Texts {
  return isRecord(value) && Object.values(value).every((field) => typeof field === 'string');
}

function isQueuePosition(value: unknown): value is QueuePosition {
  if (!isRecord(value)) return false;
  const { ids, index, evaluated } = value;
  return isIds(ids) && isIds(evaluated) && typeof index === 'number' && ids[index] !== undefined;
}

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');
