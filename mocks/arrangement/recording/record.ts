import type { Json, RecordedAnswer, Recording } from '../arrangement';
import type { Body } from '../calls/body';
import type { OperationId } from '../operations';
import { pseudonymise, withoutSecrets } from './pseudonyms';

/** Whether answers of the real host are kept, and with the names, addresses and notes that they have. */
export type RecordMode = 'off' | 'pseudonyms' | 'asTheyAre';

export const MOST_ANSWERS = 500;
/** Of all answers as JSON. */
export const MOST_CHARACTERS = 2_000_000;

export interface RealExchange {
  operation: OperationId;
  request: string;
  status: number;
  body: Body;
}

/** The recordings with one more answer; undefined where it is not JSON, or where they are full. */
export function addAnswer(
  recordings: readonly Recording[],
  { operation, request, status, body }: RealExchange,
  mode: Exclude<RecordMode, 'off'>,
): readonly Recording[] | undefined {
  const json = body.json();
  if (json === undefined && body.text !== '') return undefined;
  const answer = { status, ...(json !== undefined && { body: kept(json, mode) }) };
  if (!hasRoom(recordings, answer)) return undefined;
  const isSame = (one: Recording) => one.operation === operation && one.request === request;
  return recordings.some(isSame)
    ? recordings.map((one) => (isSame(one) ? { ...one, answers: [...one.answers, answer] } : one))
    : [...recordings, { operation, request, answers: [answer] }];
}

function kept(body: Json, mode: RecordMode): Json {
  const safe = withoutSecrets(body);
  return mode === 'pseudonyms' ? pseudonymise(safe) : safe;
}

function hasRoom(recordings: readonly Recording[], answer: RecordedAnswer): boolean {
  const count = recordings.reduce((sum, { answers }) => sum + answers.length, 0);
  if (count >= MOST_ANSWERS) return false;
  const size = recordings.reduce((sum, one) => sum + sizeOf(one), 0);
  return size + JSON.stringify(answer).length <= MOST_CHARACTERS;
}

/** A recording is replaced, never changed, so that its size is measured once. */
const sizes = new WeakMap<Recording, number>();

function sizeOf(recording: Recording): number {
  const size = sizes.get(recording) ?? JSON.stringify(recording).length;
  sizes.set(recording, size);
  return size;
}
