import { DEMO_ACCOUNTS } from '../../../mocks/demoAccounts';
import type { Rules } from '../../../mocks/config/mockConfig';
import { issueToken } from '../../../mocks/handlers/tokens';
import type { ResponderHooks } from '../../../mocks/runtimes/http/responder';
import { ALL, BY_ID, PAGED, PROTECTED } from '../host/operations';
import type { RuleId } from '../rules';
import {
  changeAnswer,
  changeBody,
  changeRequest,
  changeField,
  isAny,
  isError,
  isSuccess,
  changeObjects,
  emptyBody,
  changePreflight,
} from './change';

/** A simulated fault of a host. */
export interface Fault extends ResponderHooks {
  /** The description as one sentence. */
  says: string;
  /** The rules that must report the fault, the cause first. No other rule may report it. */
  breaks: readonly RuleId[];
  /** The rules that must note the fault. */
  notes?: readonly RuleId[];
  /** Whether only a run with `--write` can find it. */
  writes?: boolean;
  /** Rules of the mock's config. */
  rules?: Rules;
}

const EMPLOYEES = ['listEmployees', 'getEmployee'] as const;
const LIST = ['listEmployees'] as const;
const HISTORY = ['listEmployeeEvaluations'] as const;
const EVALUATIONS = [
  ...[...PAGED, ...HISTORY],
  ...(['getEvaluation', 'createEvaluation', 'updateEvaluation'] as const),
] as const;
const CREATIONS = ['register', 'createEvaluation', 'createFeedback'] as const;

const ORIGIN = 'Access-Control-Allow-Origin';
const TOKENS = DEMO_ACCOUNTS.map(issueToken);
const searchIn = ({ url }: Request) => new URL(url).searchParams.get('search') ?? '';
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const hasStatus = (status: number) => (from: Response) => from.status === status;
const message = { message: 'The host refused the call' };
/** The answer of a host to an evaluation that it does not store. */
const LOST = { _id: 'evaluation-lost', note: 'A note', score: 7 };
/** Whether the run has created the record. No record of the seed is so new. */
const isNew = ({ createdAt }: { createdAt?: string | null }) => String(createdAt) >= '2026-07';

/** Faults for `npm run api:fault -- NAME`. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'connection-closed': {
    says: "The connection closes for an employee's evaluations.",
    breaks: ['answers'],
    rules: { listEmployeeEvaluations: [{ answer: 'failure', failure: 'network' }] },
  },
  'route-missing': {
    says: 'There is no route for statistics.',
    breaks: ['route'],
    ...changeAnswer(['getStatistics'], isAny, { status: 404, text: '<!doctype html>Cannot GET' }),
  },
  'server-error': {
    says: "The user's own evaluations are answered with 500.",
    breaks: ['no-server-error'],
    rules: { listOwnEvaluations: [{ answer: 'failure', failure: 500 }] },
  },
  'trailing-slash': {
    says: 'The list of employees is redirected to the path with a slash.',
    breaks: ['no-redirect'],
    ...changeAnswer(LIST, isSuccess, {
      status: 301,
      text: null,
      headers: { Location: '/api/employees/' },
    }),
  },
  'html-answer': {
    says: "An employee's evaluations are a page with status 200.",
    breaks: ['json'],
    rules: { listEmployeeEvaluations: [{ answer: 'failure', failure: 'html' }] },
  },
  'empty-204': {
    says: 'A creation is answered with 204, without a body.',
    breaks: ['json'],
    writes: true,
    ...changeAnswer(CREATIONS, isSuccess, { status: 204, text: null }),
  },
  envelope: {
    says: 'Every success is within { data }.',
    breaks: ['envelope'],
    ...changeBody(ALL, (data) => ({ data })),
  },
  'names-of-sql': {
    says: 'Names have underscores, and the id is `id`.',
    breaks: ['names'],
    ...changeObjects(ALL, (object) =>
      Object.fromEntries(
        Object.entries(object).map(([key, value]) => [key === '_id' ? 'id' : snake(key), value]),
      ),
    ),
  },
  'ids-are-numbers': {
    says: 'The ids of people in evaluations are numbers.',
    breaks: ['id-texts'],
    ...changeObjects(PAGED, (object) => ('email' in object ? { ...object, _id: 7 } : object)),
  },
  'dates-are-numbers': {
    says: 'Times are milliseconds since 1970.',
    breaks: ['dates'],
    ...changeField(EVALUATIONS, 'createdAt', (date) => Date.parse(String(date))),
  },
  'times-without-zone': {
    says: 'Times have no zone.',
    breaks: ['dates'],
    ...changeField(EVALUATIONS, 'createdAt', (date) => String(date).replace('Z', '')),
  },
  'scores-are-texts': {
    says: 'Scores are texts.',
    breaks: ['values'],
    ...changeField(['listEvaluations', 'getStatistics'], 'score', String),
  },
  'positions-null': {
    says: 'The position of everybody is null.',
    breaks: [],
    notes: ['screen-fields'],
    ...changeField(EMPLOYEES, 'position', () => null),
  },
  'error-renamed': {
    says: 'Errors are { error }.',
    breaks: ['error-shape'],
    ...changeAnswer(ALL, isError, { json: { error: 'The host refused the call' } }),
  },
  'errors-200': {
    says: 'Errors have the status 200.',
    breaks: ['error-status'],
    ...changeAnswer(ALL, isError, { status: 200 }),
  },
  'creation-200': {
    says: 'A creation is answered with 200.',
    breaks: ['success-status'],
    writes: true,
    ...changeAnswer(CREATIONS, isSuccess, { status: 200 }),
  },
  'cors-missing': {
    says: 'No answer has a header of CORS, but those to preflight requests.',
    breaks: ['cors'],
    ...changeAnswer(ALL, isAny, { headers: { [ORIGIN]: undefined } }),
  },
  'preflight-no-put': {
    says: 'A preflight request does not allow PUT.',
    breaks: ['preflight'],
    ...changePreflight({ headers: { 'Access-Control-Allow-Methods': 'GET, POST' } }),
  },
  'change-refused': {
    says: 'A change of an evaluation is answered with 422.',
    breaks: ['accepted'],
    writes: true,
    ...changeAnswer(['updateEvaluation'], isSuccess, { status: 422, json: message }),
  },
  'token-refused': {
    says: 'Statistics refuse a good token.',
    breaks: ['session-lasts'],
    rules: { getStatistics: [{ answer: 'failure', failure: 401 }] },
  },
  'cache-public': {
    says: 'Answers allow every cache to keep them.',
    breaks: ['private-cache'],
    notes: ['browser-cache'],
    ...changeAnswer(PROTECTED, isSuccess, { headers: { 'Cache-Control': 'public, max-age=300' } }),
  },
  'cache-private': {
    says: 'Answers allow the browser to keep them.',
    breaks: [],
    notes: ['browser-cache'],
    ...changeAnswer(PROTECTED, isSuccess, { headers: { 'Cache-Control': 'private, max-age=300' } }),
  },
  'cache-guessed': {
    says: 'Answers only say when they last changed, so the browser may keep them.',
    breaks: [],
    notes: ['browser-cache'],
    ...changeAnswer(PROTECTED, isSuccess, {
      headers: { 'Last-Modified': 'Thu, 01 Jan 2026 00:00:00 GMT' },
    }),
  },

  'role-in-lower-case': {
    says: 'Sign-in answers the role in lower case.',
    breaks: ['role'],
    ...changeBody(['login'], ({ token, role }) => ({ token, role: role?.toLowerCase() })),
  },
  'wrong-password-403': {
    says: 'A wrong password is answered with 403.',
    breaks: ['wrong-password'],
    ...changeAnswer(['login'], isError, { status: 403 }),
  },
  'no-token-403': {
    says: 'A call without a good token is answered with 403.',
    breaks: ['token'],
    ...changeAnswer(PROTECTED, hasStatus(401), { status: 403 }),
  },
  'open-to-everybody': {
    says: 'The list of employees needs no token.',
    breaks: ['token'],
    ...changeRequest(LIST, (_url, headers) => {
      headers.set('Authorization', `Bearer ${TOKENS[0]}`);
    }),
  },
  'signature-ignored': {
    says: 'The signature of a token is not checked.',
    breaks: ['token'],
    ...changeRequest(PROTECTED, (_url, headers) => {
      const payload = headers.get('Authorization')?.split('.')[0];
      const issued = TOKENS.find((token) => `Bearer ${token}`.split('.')[0] === payload);
      if (issued !== undefined) headers.set('Authorization', `Bearer ${issued}`);
    }),
  },

  'limit-ignored': {
    says: '`limit` is ignored.',
    breaks: ['limit'],
    ...changeRequest(PAGED, ({ searchParams }) => {
      searchParams.delete('limit');
    }),
  },
  'pages-from-zero': {
    says: 'Pages are counted from 0.',
    breaks: ['pages'],
    ...changeRequest(PAGED, ({ searchParams }) => {
      searchParams.set('page', String(Number(searchParams.get('page')) + 1));
    }),
  },
  'total-pages-less': {
    says: '`totalPages` is one too few.',
    breaks: ['total-pages'],
    ...changeBody(PAGED, (list) => ({ ...list, totalPages: Math.max(1, list.totalPages - 1) })),
  },
  'oldest-first': {
    says: "The oldest of an employee's evaluations comes first.",
    breaks: ['newest-first'],
    ...changeBody(HISTORY, (evaluations) => evaluations.toReversed()),
  },
  'own-of-everybody': {
    says: "The user's own list contains the evaluations of everybody.",
    breaks: ['own-scope'],
    ...changeRequest(['listOwnEvaluations'], (url) => {
      url.pathname = '/api/evaluations';
    }),
  },

  'search-ignored': {
    says: 'A search finds everybody.',
    breaks: ['search-finds'],
    ...changeRequest(LIST, ({ searchParams }) => {
      searchParams.delete('search');
    }),
  },
  'search-case': {
    says: 'Case matters in a search.',
    breaks: ['search-case'],
    ...changeBody(LIST, ({ employees }, request) => {
      const matches = employees.filter(({ name, email }) =>
        `${name}\n${email}`.includes(searchIn(request)),
      );
      return { employees: matches, total: matches.length };
    }),
  },
  'search-wildcard': {
    says: 'In a search, % stands for any text.',
    breaks: ['search-literal'],
    ...changeRequest(LIST, ({ searchParams }) => {
      searchParams.set('search', (searchParams.get('search') ?? '').replace('%', ''));
    }),
  },

  'every-id-the-first': {
    says: 'Every id opens the first employee.',
    breaks: ['opens', 'unknown-id'],
    ...changeRequest(['getEmployee'], (url) => {
      url.pathname = '/api/employees/employee-001';
    }),
  },
  'unknown-id-500': {
    says: 'An unknown id is answered with 500.',
    breaks: ['unknown-id'],
    ...changeAnswer(BY_ID, hasStatus(404), { status: 500 }),
  },
  'detail-older': {
    says: 'The record of an employee has another position than the list.',
    breaks: ['detail-equals-row'],
    ...changeField(['getEmployee'], 'position', (position) => `Acting ${String(position)}`),
  },
  'history-lacks-one': {
    says: "An employee's evaluations lack the oldest one.",
    breaks: ['history'],
    ...changeBody(HISTORY, (evaluations) => evaluations.slice(0, -1)),
  },
  'average-rounded': {
    says: 'The average score is a whole number.',
    breaks: ['statistics'],
    ...changeField(['getStatistics'], 'averageScore', (score) =>
      typeof score === 'number' ? Math.round(score) : score,
    ),
  },

  'lists-stale': {
    says: 'A new evaluation is in no list.',
    breaks: ['creates'],
    writes: true,
    ...changeBody(PAGED, ({ evaluations, totalPages }) => ({
      totalPages,
      evaluations: evaluations.filter((evaluation) => !isNew(evaluation)),
    })),
  },
  'creation-lost': {
    says: 'An evaluation is answered with 201, and not stored.',
    breaks: ['creates'],
    writes: true,
    ...emptyBody(['createEvaluation']),
    ...changeAnswer(['createEvaluation'], hasStatus(422), { status: 201, json: LOST }),
  },
  'change-lost': {
    says: 'A change of an evaluation is answered with 200, and not stored.',
    breaks: ['change-shows'],
    writes: true,
    ...emptyBody(['updateEvaluation']),
    ...changeAnswer(['updateEvaluation'], hasStatus(422), { status: 200, json: LOST }),
  },
  'change-moves-date': {
    says: 'A change sets the date of the evaluation.',
    breaks: ['change-shows'],
    writes: true,
    ...changeObjects(EVALUATIONS, (object) =>
      object['score'] === 9 && String(object['note']).endsWith('changed')
        ? { ...object, createdAt: '2030-01-01T00:00:00Z' }
        : object,
    ),
  },
  'change-not-validated': {
    says: 'A change is not validated.',
    breaks: ['refuses'],
    writes: true,
    ...changeAnswer(['updateEvaluation'], hasStatus(422), { status: 200, json: { _id: 'x' } }),
  },
  'taken-email-422': {
    says: 'A taken e-mail address is answered with 422.',
    breaks: ['taken-email'],
    writes: true,
    ...changeAnswer(['register'], hasStatus(409), { status: 422 }),
  },
};
