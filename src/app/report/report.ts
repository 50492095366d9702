import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { ReceivedAnswer } from '../../api/http/answerHook';
import { findingsOf, typeOf, type Finding } from '../../api/report/findings';
import { untilIdle } from '../../lib/code/runWhenIdle';
import { routeAt } from '../routing/routeAt';
import { createOutbox } from './outbox';
import type { ReportSetting } from './setting';

/** Limit of different findings in a page load. After it, answers are not checked. */
const LIMIT = 30;

/** What has happened and is not reported yet. */
export interface Recording {
  answers: ReceivedAnswer[];
  /** Errors that the app has logged as unexpected, and events of uncaught errors. */
  errors: unknown[];
  /** Is called after each addition. */
  onAddition?: () => void;
}

/** Reports what is recorded, to the address that the page names or to the console. */
export function report({ address, showsValues }: ReportSetting, recording: Recording) {
  const outbox = address === undefined ? undefined : createOutbox(address, currentRoute());
  const check = createCheck(outbox?.addFinding ?? print, showsValues ? shortened : typeOf);
  const take = () => {
    for (const error of recording.errors.splice(0)) {
      if (!isForeign(error)) outbox?.addError(error, currentRoute());
    }
    // One answer at each idle callback.
    void untilIdle().then(() => {
      recording.answers.splice(0, 1).forEach(check);
    });
  };
  recording.onAddition = take;
  take();
  recording.answers.forEach(take);
  if (!outbox) return;

  for (const onVital of [onCLS, onINP, onLCP, onTTFB]) {
    onVital(({ name, value }) => {
      outbox.setVital(name, name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value));
    });
  }
  // web-vitals listens in the capture phase, so it has told its last values before.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    recording.answers.splice(0).forEach(check);
    outbox.send();
  });
}

const currentRoute = () => routeAt(window.location).route.path;

/** Browser extensions also throw in the page. */
const isForeign = (error: unknown) =>
  error instanceof ErrorEvent &&
  error.filename !== '' &&
  !error.filename.startsWith(window.location.origin);

/** Tells each finding once. */
function createCheck(tell: (finding: Finding) => void, describe: (value: unknown) => string) {
  const known = new Set<string>();
  return ({ config, status, headers, data }: ReceivedAnswer) => {
    if (known.size >= LIMIT) return;
    const { method = '', url: path = '' } = config;
    const contentType = String(headers['content-type']);
    const answer = { method, path, status, contentType, body: data };
    // Their answers have tokens.
    const isSecret = path.startsWith('/api/auth/');
    for (const finding of findingsOf(answer, isSecret ? typeOf : describe)) {
      // An index of a list does not matter.
      const pointer = finding.pointer.replace(/\/\d+/g, '/*');
      const key = [finding.operation, status, pointer, finding.keyword].join(' ');
      if (known.has(key) || known.size >= LIMIT) continue;
      known.add(key);
      tell(finding);
    }
  };
}

function print({ operation, status, pointer, expected, got }: Finding) {
  console.warn(
    `The answer to ${operation} (${status}) is not what the contract says. ` +
      `At ${pointer === '' ? 'the root' : pointer}: expected ${expected}, got ${got}`,
  );
}

/** The type of a value and, of a text or a number, its beginning. */
function shortened(value: unknown): string {
  const type = typeOf(value);
  const isShown = typeof value === 'string' || typeof value === 'number';
  return isShown ? `${type} ${JSON.stringify(value).slice(0, 40)}` : type;
}
