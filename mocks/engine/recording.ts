import { fnv1a } from '../db/encoding';
import type { Json, RecordedAnswer, Recording } from './arrangement';
import type { Body } from './body';
import type { OperationId } from './operations';
import { pseudonymise, withoutSecrets } from './pseudonyms';

/** Whether real answers are recorded, with pseudonyms or with the names, addresses and notes of the host. */
export type RecordMode = 'off' | 'pseudonyms' | 'asTheyAre';

export const MOST_ANSWERS = 500;
/** The limit for all answers as JSON. */
export const MOST_CHARACTERS = 2_000_000;

export interface RealExchange {
  operation: OperationId;
  request: string;
  status: number;
  body: Body;
}

/** The recordings with one more answer. Undefined if it is not JSON, or if the recordings are full. */
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

export const countAnswers = (recordings: readonly Recording[]) =>
  recordings.reduce((sum, { answers }) => sum + answers.length, 0);

function hasRoom(recordings: readonly Recording[], answer: RecordedAnswer): boolean {
  if (countAnswers(recordings) >= MOST_ANSWERS) return false;
  const size = recordings.reduce((sum, one) => sum + sizeOf(one), 0);
  return size + JSON.stringify(answer).length <= MOST_CHARACTERS;
}

/** Each size is measured once: a recording is replaced, never changed. */
const sizes = new WeakMap<Recording, number>();

function sizeOf(recording: Recording): number {
  const size = sizes.get(recording) ?? JSON.stringify(recording).length;
  sizes.set(recording, size);
  return size;
}

/** Answers equal requests in the order of their recording. Then it repeats the last answer. */
export interface Replay {
  /** Undefined for a request that is not in the recordings. */
  next: (
    recordings: readonly Recording[],
    operation: OperationId,
    request: string,
  ) => RecordedAnswer | undefined;
  /** The next call gets the first answer again. */
  restart: (operation: OperationId) => void;
}

export function createReplay(): Replay {
  const places = new Map<OperationId, Map<string, number>>();

  return {
    next(recordings, operation, request) {
      const answers = recordings.find(
        (one) => one.operation === operation && one.request === request,
      )?.answers;
      if (!answers) return undefined;
      const own = places.get(operation) ?? new Map<string, number>();
      const place = own.get(request) ?? 0;
      places.set(operation, own.set(request, place + 1));
      return answers[Math.min(place, answers.length - 1)];
    },
    restart(operation) {
      places.delete(operation);
    },
  };
}

/**
 * Path and query of a request. The order of the parameters does not matter. A search is written as a hash, because it
 * may be the name of a person.
 */
export function requestKey({ url }: Pick<Request, 'url'>): string {
  const { pathname, searchParams } = new URL(url);
  const query = Array.from(searchParams, ([name, value]) => [name, keptValue(name, value)] as const)
    .sort(([a, b], [c, d]) => (`${a}=${b}` < `${c}=${d}` ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return query.length > 0 ? `${pathname}?${query.join('&')}` : pathname;
}

function keptValue(name: string, value: string): string {
  return name === 'search' && value !== '' ? `~${fnv1a(value).toString(36)}` : value;
}
