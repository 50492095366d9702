import type { AnswerKind } from '../../../mocks/engine/arrangement';
import type { LogEntry } from '../../../mocks/engine/log';

/** What the log says of a call. */

const ANSWERERS: Readonly<Record<AnswerKind, string>> = {
  mock: 'mock',
  real: 'host',
  fixed: 'rule',
  failure: 'rule',
};

/** What the details of a call say of an answer to a write of an id that only the host has. */
export const EXAMPLE =
  "The mock does not know the id. It has answered with the contract's example, and has kept nothing.";

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

/** "09:41:07.250", in the time zone of the browser. */
export const timeText = ({ time }: LogEntry) => clock.format(new Date(time));

export const nameText = ({ operation, method, url }: LogEntry) =>
  operation ?? `${method} ${url.split('?')[0] ?? url}`;

export function statusText({ answer }: LogEntry): string {
  if (!answer) return 'Waits';
  return answer.status === 0 ? 'None' : String(answer.status);
}

/** Who answered: "mock", "rule 2", "mock, example". */
export function answererText({ answer }: LogEntry): string {
  const { by, rule = 0, isExample = false } = answer ?? {};
  if (by === undefined) return answer ? 'nobody' : '';
  if (isExample) return `${ANSWERERS[by]}, example`;
  return rule > 0 && ANSWERERS[by] === 'rule' ? `rule ${rule + 1}` : ANSWERERS[by];
}

export const durationText = ({ answer }: LogEntry) =>
  answer ? `${Math.round(answer.duration).toLocaleString('en')} ms` : '';

export function contractText({ operation, answer, violations }: LogEntry): string {
  if (violations.length > 0) return `Breaks (${violations.length})`;
  if (!operation) return 'Unknown';
  return answer ? 'Fits' : '';
}

export function isFailure({ answer }: LogEntry): boolean {
  return answer !== undefined && (answer.status === 0 || answer.status >= 400);
}

/** A call that the contract does not have breaks it, too. */
export const breaksContract = ({ operation, violations }: LogEntry) =>
  operation === undefined || violations.length > 0;
