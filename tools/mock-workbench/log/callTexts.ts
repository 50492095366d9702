import type { AnswerKind } from '../../../mocks/engine/arrangement';
import type { LogEntry, Substitute } from '../../../mocks/engine/log';

/** What the log says of a call. */

const ANSWERERS: Readonly<Record<AnswerKind, string>> = {
  mock: 'mock',
  real: 'host',
  fixed: 'rule',
  failure: 'rule',
  replay: 'recording',
};

/** What the details of a call say of an answer in place of another. */
export const SUBSTITUTES: Readonly<Record<Substitute, string>> = {
  'not recorded': 'There is no recording of this request, so the mock has answered.',
  example:
    "The mock does not know the id. It has answered with the contract's example, and has kept nothing.",
};

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

/** Who answered: "mock", "rule 2", "mock, not recorded". */
export function answererText({ answer }: LogEntry): string {
  const { by, rule = 0, substitute } = answer ?? {};
  if (by === undefined) return answer ? 'nobody' : '';
  if (substitute !== undefined) return `${ANSWERERS[by]}, ${substitute}`;
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
