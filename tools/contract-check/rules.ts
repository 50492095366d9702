import type { OperationId, Rule } from './model';

const READS = [
  'listEmployees',
  'getEmployee',
  'listEvaluations',
  'listOwnEvaluations',
  'getEvaluation',
  'listEmployeeEvaluations',
  'getStatistics',
] as const satisfies OperationId[];
const WRITES = ['createEvaluation', 'updateEvaluation', 'createFeedback'] as const;
const PROTECTED = [...READS, ...WRITES] as const;
const ALL = ['login', 'register', ...PROTECTED] as const;
const PAGED = ['listEvaluations', 'listOwnEvaluations'] as const;
const BY_ID = ['getEmployee', 'getEvaluation', 'listEmployeeEvaluations', 'getStatistics'] as const;

const SCHEMAS = '#/components/schemas';
const RESPONSES = '#/components/responses';
/** As a clause, it means the answers of each operation. */
export const PATHS = '#/paths';
const EMPLOYEES = `${PATHS}/~1api~1employees/get`;
const SEARCH = `${EMPLOYEES}/parameters/0`;
const REGISTER = `${PATHS}/~1api~1auth~1register/post`;
const EVALUATION = `${PATHS}/~1api~1evaluations~1{id}`;
const STATISTICS = `${PATHS}/~1api~1evaluations~1results~1{employeeId}/get`;
const OWN = `${PATHS}/~1api~1evaluations~1evaluator/get`;
const HISTORY = `${PATHS}/~1api~1evaluations~1employee~1{id}/get`;

const NEEDS_ORIGIN = { needsOrigin: true } as const;
const WRITE = { writes: true } as const;

/** What the screens depend on. */
export const RULES = [
  // Shape
  {
    id: 'success-shape',
    says: 'A success has the shape that the contract says.',
    operations: ALL,
    clause: PATHS,
    effects: [
      'failed load',
      'failed save',
      'no sign-in',
      'no role',
      'not editable',
      'lost records',
      'wrong value',
      'unchecked value',
      'missing value',
      'other day',
      'harmless',
    ],
  },
  {
    id: 'error-shape',
    says: 'An error carries { message } as JSON.',
    operations: ALL,
    clause: `${SCHEMAS}/Error`,
    effects: ['no message', 'harmless'],
  },
  {
    id: 'status-declared',
    says: 'The status is one that the contract lists for the operation.',
    operations: ALL,
    clause: PATHS,
    effects: [
      'failed load',
      'failed save',
      'no sign-in',
      'signed out',
      'missing value',
      'harmless',
    ],
  },
  {
    id: 'content-type',
    says: 'An answer with a body is application/json.',
    operations: ALL,
    clause: PATHS,
    effects: [
      'harmless',
      'failed load',
      'failed save',
      'no sign-in',
      'missing value',
      'no message',
    ],
  },
  {
    id: 'no-server-error',
    says: 'No call that the app makes is answered with a 5xx.',
    operations: ALL,
    clause: `${RESPONSES}/ServerError`,
    effects: ['failed load', 'failed save', 'no sign-in', 'missing value'],
  },
  {
    id: 'no-redirect',
    says: 'No call is redirected.',
    operations: ALL,
    clause: PATHS,
    effects: ['failed load', 'failed save', 'no sign-in', 'not saved', 'missing value', 'slower'],
  },
  {
    id: 'in-time',
    says: 'An answer comes within the time that the app waits.',
    operations: ALL,
    clause: 'The app waits 30 seconds',
    effects: ['failed load', 'failed save', 'no sign-in', 'missing value'],
  },
  {
    id: 'screen-fields',
    says: 'The optional fields that the screen shows are sent by at least one record.',
    operations: READS,
    clause: PATHS,
    effects: ['missing value', 'wrong value', 'lost records'],
  },

  // Session
  {
    id: 'known-role',
    says: 'Sign-in answers one of the three roles.',
    operations: ['login'],
    clause: `${SCHEMAS}/Role`,
    effects: ['no role'],
  },
  {
    id: 'wrong-password',
    says: 'A wrong password is refused with 400 or 401, a message and no token.',
    operations: ['login'],
    clause: `${PATHS}/~1api~1auth~1login/post/responses/401`,
    effects: ['exposed', 'no message', 'harmless'],
  },
  {
    id: 'token-required',
    says: 'A call without a token is refused with 401.',
    operations: PROTECTED,
    clause: `${RESPONSES}/Unauthorized`,
    effects: ['exposed', 'stuck session'],
  },
  {
    id: 'token-checked',
    says: 'A call with a made-up or an altered token is refused with 401.',
    operations: PROTECTED,
    clause: `${RESPONSES}/Unauthorized`,
    effects: ['exposed', 'stuck session'],
  },
  {
    id: 'token-lasts',
    says: 'A token works right after sign-in, and more than once.',
    operations: ['listEmployees'],
    clause: '#/components/securitySchemes/bearerAuth',
    effects: ['signed out'],
  },

  // Lists
  {
    id: 'limit',
    says: '`limit` says how many evaluations a page has at most.',
    operations: PAGED,
    clause: '#/components/parameters/Limit',
    effects: ['number of rows'],
  },
  {
    id: 'pages-complete',
    says: 'The pages together hold each evaluation once.',
    operations: PAGED,
    clause: '#/components/parameters/Page',
    effects: ['lost records', 'other records'],
  },
  {
    id: 'total-pages',
    says: '`totalPages` is the number of pages that have evaluations.',
    operations: PAGED,
    clause: `${SCHEMAS}/EvaluationList/properties/totalPages`,
    effects: ['lost records', 'empty page', 'harmless'],
  },
  {
    id: 'page-edges',
    says: 'Page 0 and a page beyond the last are answered without a 5xx.',
    operations: PAGED,
    clause: '#/components/parameters/Page',
    effects: ['failed load', 'harmless'],
  },
  {
    id: 'stable-order',
    says: 'The same page has the same evaluations in the same order in two calls.',
    operations: PAGED,
    clause: `${PATHS}/~1api~1evaluations/get/description`,
    clauses: { listOwnEvaluations: `${OWN}/description` },
    effects: ['wrong order'],
  },
  {
    id: 'newest-first',
    says: 'The newest evaluation comes first.',
    operations: [...PAGED, 'listEmployeeEvaluations'],
    clause: `${PATHS}/~1api~1evaluations/get/description`,
    clauses: {
      listOwnEvaluations: `${OWN}/description`,
      listEmployeeEvaluations: `${HISTORY}/description`,
    },
    effects: ['wrong order'],
  },
  {
    id: 'own-scope',
    says: "The own list holds the caller's evaluations only.",
    operations: ['listOwnEvaluations'],
    clause: `${OWN}/description`,
    effects: ['other records'],
  },
  {
    id: 'own-in-all',
    says: 'The own evaluations are part of all evaluations.',
    operations: ['listOwnEvaluations'],
    clause: `${OWN}/description`,
    effects: ['lost records'],
  },
  {
    id: 'total-fits',
    says: '`total` is not less than the number of employees that were sent.',
    operations: ['listEmployees'],
    clause: `${SCHEMAS}/EmployeeList/properties/total`,
    effects: ['harmless'],
  },

  // Search
  {
    id: 'search-finds',
    says: 'A part of a name or of an address finds its employee, and nobody without it.',
    operations: ['listEmployees'],
    clause: SEARCH,
    effects: ['lost records', 'other records'],
  },
  {
    id: 'search-case',
    says: 'Case does not matter in a search.',
    operations: ['listEmployees'],
    clause: SEARCH,
    effects: ['lost records', 'other records'],
  },
  {
    id: 'search-literal',
    says: 'Signs, an emoji and 2,000 characters are taken as text.',
    operations: ['listEmployees'],
    clause: SEARCH,
    effects: ['other records', 'failed load', 'harmless'],
  },
  {
    id: 'search-none',
    says: 'A search without a match answers an empty list.',
    operations: ['listEmployees'],
    clause: SEARCH,
    effects: ['other records', 'failed load', 'harmless'],
  },
  {
    id: 'search-among',
    says: 'Those found are among all employees.',
    operations: ['listEmployees'],
    clause: SEARCH,
    effects: ['other records'],
  },
  {
    id: 'search-empty',
    says: 'An empty search finds everybody.',
    operations: ['listEmployees'],
    clause: SEARCH,
    effects: ['lost records', 'other records'],
  },

  // One record
  {
    id: 'opens',
    says: 'An id of a list opens.',
    operations: BY_ID,
    clause: `${SCHEMAS}/Id`,
    effects: ['failed load', 'missing value', 'other records'],
  },
  {
    id: 'unknown-id',
    says: 'An unknown id is 404.',
    operations: BY_ID,
    clause: `${RESPONSES}/NotFound`,
    effects: ['harmless', 'slower', 'other records'],
  },
  {
    id: 'strange-id',
    says: 'An id with a slash, dots or a space is 404 or 400.',
    operations: BY_ID,
    clause: `${SCHEMAS}/Id`,
    effects: ['harmless', 'slower', 'other records'],
  },
  {
    id: 'detail-equals-row',
    says: 'A record says the same as its row in the list.',
    operations: ['getEmployee', 'getEvaluation'],
    clause: `${SCHEMAS}/Employee`,
    clauses: { getEvaluation: `${SCHEMAS}/Evaluation` },
    effects: ['wrong value'],
  },
  {
    id: 'history-scope',
    says: "An employee's history holds all of their evaluations and no others.",
    operations: ['listEmployeeEvaluations'],
    clause: `${HISTORY}/description`,
    effects: ['lost records', 'other records'],
  },

  // Statistics
  {
    id: 'statistics-equal',
    says: "Statistics are those of the employee's evaluations, to 0.01.",
    operations: ['getStatistics'],
    clause: `${STATISTICS}/description`,
    effects: ['wrong value'],
  },
  {
    id: 'statistics-none',
    says: 'An employee without evaluations has zero or no figures, or is 404.',
    operations: ['getStatistics'],
    clause: `${STATISTICS}/description`,
    effects: ['wrong value', 'slower', 'harmless'],
  },

  // Writing
  {
    id: 'creates',
    says: 'A creation answers 201, and the record is in the next read.',
    operations: ['register', 'createEvaluation', 'createFeedback'],
    clause: PATHS,
    effects: ['not saved', 'failed save', 'failed load', 'harmless'],
    ...WRITE,
  },
  {
    id: 'change-shows',
    says: 'A change shows in the list, in the record and in the statistics; evaluator and date stay.',
    operations: ['updateEvaluation'],
    clause: `${EVALUATION}/put/description`,
    effects: ['not saved', 'failed save', 'wrong value'],
    ...WRITE,
  },
  {
    id: 'refuses-score',
    says: 'The scores 0, 11 and "x" are refused with a 4xx.',
    operations: ['createEvaluation', 'updateEvaluation'],
    clause: `${SCHEMAS}/EvaluationRequest/properties/score`,
    effects: ['unchecked value', 'harmless'],
    ...WRITE,
  },
  {
    id: 'refuses-empty',
    says: 'An empty note and an empty feedback are refused with a 4xx.',
    operations: ['createEvaluation', 'createFeedback'],
    clause: `${SCHEMAS}/EvaluationRequest/properties/note`,
    clauses: { createFeedback: `${SCHEMAS}/FeedbackRequest/properties/feedback` },
    effects: ['missing value', 'harmless'],
    ...WRITE,
  },
  {
    id: 'refuses-taken-email',
    says: 'A taken e-mail address is refused with 409.',
    operations: ['register'],
    clause: `${REGISTER}/responses/409`,
    effects: ['other records', 'unmarked'],
    ...WRITE,
  },
  {
    id: 'refuses-age',
    says: 'An age of 17 is refused with a 4xx.',
    operations: ['register'],
    clause: `${SCHEMAS}/RegisterRequest/properties/age`,
    effects: ['unchecked value', 'harmless'],
    ...WRITE,
  },
  {
    id: 'sent-twice',
    says: 'A creation that is sent twice makes two records. This is told and not judged.',
    operations: ['createEvaluation', 'createFeedback'],
    clause: 'The app repeats no write',
    effects: ['harmless'],
    ...WRITE,
  },
  {
    id: 'adding-keeps-session',
    says: 'Who adds an employee stays signed in as who they are.',
    operations: ['register'],
    clause: `${REGISTER}/description`,
    effects: ['signed out', 'failed load'],
    ...WRITE,
  },

  // Browser
  {
    id: 'preflight',
    says: 'A preflight request is answered with the origin, the method and both headers.',
    operations: ALL,
    clause: 'CORS',
    effects: ['failed load', 'failed save', 'no sign-in', 'missing value', 'harmless'],
    ...NEEDS_ORIGIN,
  },
  {
    id: 'cors-answers',
    says: 'A success allows the origin of the page.',
    operations: ALL,
    clause: 'CORS',
    effects: ['failed load', 'failed save', 'no sign-in', 'missing value'],
    ...NEEDS_ORIGIN,
  },
  {
    id: 'cors-errors',
    says: 'An error allows the origin of the page, too.',
    operations: ALL,
    clause: 'CORS',
    effects: ['stuck session', 'no message'],
    ...NEEDS_ORIGIN,
  },
  {
    id: 'cors-credentials',
    says: 'No answer allows every origin together with credentials.',
    operations: ALL,
    clause: 'CORS',
    effects: ['harmless'],
    ...NEEDS_ORIGIN,
  },

  // Manners
  {
    id: 'compressed',
    says: 'A list of more than 10 KB is compressed.',
    operations: ['listEmployees'],
    clause: 'HTTP: Content-Encoding',
    effects: ['slower'],
  },
  {
    id: 'private-cache',
    says: 'Nothing allows a shared cache to keep an answer that was made for one token.',
    operations: PROTECTED,
    clause: 'HTTP: Cache-Control',
    effects: ['exposed'],
  },
] as const satisfies Rule[];

export type RuleId = (typeof RULES)[number]['id'];
