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
    screen: 'A list or a record that has another shape is shown as a failed load.',
    severity: 'fails',
  },
  {
    id: 'error-shape',
    says: 'An error carries { message } as JSON.',
    operations: ALL,
    clause: `${SCHEMAS}/Error`,
    screen: 'Toasts and forms say only that something failed, and not why.',
    severity: 'looks odd',
  },
  {
    id: 'status-declared',
    says: 'The status is one that the contract lists for the operation.',
    operations: ALL,
    clause: PATHS,
    screen: 'The screen takes an unknown refusal for a failure, and may call again.',
    severity: 'wrong data',
  },
  {
    id: 'content-type',
    says: 'An answer with a body is application/json.',
    operations: ALL,
    clause: PATHS,
    screen: 'Proxies and browsers may treat the answer as a page or a file.',
    severity: 'looks odd',
  },
  {
    id: 'no-server-error',
    says: 'No call that the app makes is answered with a 5xx.',
    operations: ALL,
    clause: `${RESPONSES}/ServerError`,
    screen: 'The screen shows a failed load, or the dialog cannot save.',
    severity: 'fails',
  },
  {
    id: 'no-redirect',
    says: 'No call is redirected.',
    operations: ALL,
    clause: PATHS,
    screen:
      'The browser drops the token or the call at another origin; the screen shows a failed load.',
    severity: 'fails',
  },
  {
    id: 'in-time',
    says: 'An answer comes within the time that the app waits.',
    operations: ALL,
    clause: 'The app waits 30 seconds',
    screen: 'The screen gives up after 30 seconds and shows a failed load.',
    severity: 'fails',
  },
  {
    id: 'screen-fields',
    says: 'The optional fields that the screen shows are sent by at least one record.',
    operations: READS,
    clause: PATHS,
    screen: "The column or the figure shows 'N/A' for everybody.",
    severity: 'looks odd',
  },

  // Session
  {
    id: 'known-role',
    says: 'Sign-in answers one of the three roles.',
    operations: ['login'],
    clause: `${SCHEMAS}/Role`,
    screen: 'Home shows no employees, and the link to All Evaluations is missing.',
    severity: 'fails',
  },
  {
    id: 'wrong-password',
    says: 'A wrong password is refused with 400 or 401, a message and no token.',
    operations: ['login'],
    clause: `${PATHS}/~1api~1auth~1login/post/responses/401`,
    screen: 'Sign-in says nothing of the cause, or lets anybody in.',
    severity: 'fails',
  },
  {
    id: 'token-required',
    says: 'A call without a token is refused with 401.',
    operations: PROTECTED,
    clause: `${RESPONSES}/Unauthorized`,
    screen: 'The app does not lead to sign-in, or data are open to everybody.',
    severity: 'fails',
  },
  {
    id: 'token-checked',
    says: 'A call with a made-up or an altered token is refused with 401.',
    operations: PROTECTED,
    clause: `${RESPONSES}/Unauthorized`,
    screen: 'An expired session shows failed loads for ever, or anybody can read and write.',
    severity: 'fails',
  },
  {
    id: 'token-lasts',
    says: 'A token works right after sign-in, and more than once.',
    operations: ['listEmployees'],
    clause: '#/components/securitySchemes/bearerAuth',
    screen: 'Home leads back to sign-in.',
    severity: 'fails',
  },

  // Lists
  {
    id: 'limit',
    says: '`limit` says how many evaluations a page has at most.',
    operations: PAGED,
    clause: '#/components/parameters/Limit',
    screen: 'A page of the table has more or fewer rows than ten.',
    severity: 'wrong data',
  },
  {
    id: 'pages-complete',
    says: 'The pages together hold each evaluation once.',
    operations: PAGED,
    clause: '#/components/parameters/Page',
    screen: 'Evaluations are missing from the table, or are in it twice.',
    severity: 'wrong data',
  },
  {
    id: 'total-pages',
    says: '`totalPages` is the number of pages that have evaluations.',
    operations: PAGED,
    clause: `${SCHEMAS}/EvaluationList/properties/totalPages`,
    screen: 'Next leads to an empty page, or the last evaluations cannot be reached.',
    severity: 'wrong data',
  },
  {
    id: 'page-edges',
    says: 'Page 0 and a page beyond the last are answered without a 5xx.',
    operations: PAGED,
    clause: '#/components/parameters/Page',
    screen: 'An old link to a page shows a failed load.',
    severity: 'looks odd',
  },
  {
    id: 'stable-order',
    says: 'The same page has the same evaluations in the same order in two calls.',
    operations: PAGED,
    clause: `${PATHS}/~1api~1evaluations/get/description`,
    clauses: { listOwnEvaluations: `${OWN}/description` },
    screen: 'Rows move about with every reload.',
    severity: 'looks odd',
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
    screen: 'What was just saved is on the last page.',
    severity: 'looks odd',
  },
  {
    id: 'own-scope',
    says: "The own list holds the caller's evaluations only.",
    operations: ['listOwnEvaluations'],
    clause: `${OWN}/description`,
    screen: 'My Evaluations shows those of others.',
    severity: 'wrong data',
  },
  {
    id: 'own-in-all',
    says: 'The own evaluations are part of all evaluations.',
    operations: ['listOwnEvaluations'],
    clause: `${OWN}/description`,
    screen: 'All Evaluations lacks evaluations that My Evaluations shows.',
    severity: 'wrong data',
  },
  {
    id: 'total-fits',
    says: '`total` is not less than the number of employees that were sent.',
    operations: ['listEmployees'],
    clause: `${SCHEMAS}/EmployeeList/properties/total`,
    screen: "Home's count of employees is wrong.",
    severity: 'wrong data',
  },

  // Search
  {
    id: 'search-finds',
    says: 'A part of a name or of an address finds its employee, and nobody without it.',
    operations: ['listEmployees'],
    clause: SEARCH,
    screen: 'Results shows the wrong people.',
    severity: 'wrong data',
  },
  {
    id: 'search-case',
    says: 'Case does not matter in a search.',
    operations: ['listEmployees'],
    clause: SEARCH,
    screen: 'Results finds nobody for a name in lower case.',
    severity: 'wrong data',
  },
  {
    id: 'search-literal',
    says: 'Signs, an emoji and 2,000 characters are taken as text.',
    operations: ['listEmployees'],
    clause: SEARCH,
    screen: 'Results shows a failed load, or finds people who do not match.',
    severity: 'wrong data',
  },
  {
    id: 'search-none',
    says: 'A search without a match answers an empty list.',
    operations: ['listEmployees'],
    clause: SEARCH,
    screen: 'Results shows a failed load instead of saying that nobody was found.',
    severity: 'fails',
  },
  {
    id: 'search-among',
    says: 'Those found are among all employees.',
    operations: ['listEmployees'],
    clause: SEARCH,
    screen: 'Results shows people who are not on Home.',
    severity: 'wrong data',
  },
  {
    id: 'search-empty',
    says: 'An empty search finds everybody.',
    operations: ['listEmployees'],
    clause: SEARCH,
    screen: 'Results is empty for an empty search.',
    severity: 'wrong data',
  },

  // One record
  {
    id: 'opens',
    says: 'An id of a list opens.',
    operations: BY_ID,
    clause: `${SCHEMAS}/Id`,
    screen: 'A link of a table leads to a failed load.',
    severity: 'fails',
  },
  {
    id: 'unknown-id',
    says: 'An unknown id is 404.',
    operations: BY_ID,
    clause: `${RESPONSES}/NotFound`,
    screen: 'An old link is tried again and again, or shows an empty record.',
    severity: 'looks odd',
  },
  {
    id: 'strange-id',
    says: 'An id with a slash, dots or a space is 404 or 400.',
    operations: BY_ID,
    clause: `${SCHEMAS}/Id`,
    screen: 'A mistyped address shows a failed load, or another record.',
    severity: 'looks odd',
  },
  {
    id: 'detail-equals-row',
    says: 'A record says the same as its row in the list.',
    operations: ['getEmployee', 'getEvaluation'],
    clause: `${SCHEMAS}/Employee`,
    clauses: { getEvaluation: `${SCHEMAS}/Evaluation` },
    screen: 'The page of a record contradicts the table that led to it.',
    severity: 'wrong data',
  },
  {
    id: 'history-scope',
    says: "An employee's history holds all of their evaluations and no others.",
    operations: ['listEmployeeEvaluations'],
    clause: `${HISTORY}/description`,
    screen: "The profile shows others' evaluations, or lacks some.",
    severity: 'wrong data',
  },

  // Statistics
  {
    id: 'statistics-equal',
    says: "Statistics are those of the employee's evaluations, to 0.01.",
    operations: ['getStatistics'],
    clause: `${STATISTICS}/description`,
    screen: 'Results and its export show wrong figures.',
    severity: 'wrong data',
  },
  {
    id: 'statistics-none',
    says: 'An employee without evaluations has zero or no figures, or is 404.',
    operations: ['getStatistics'],
    clause: `${STATISTICS}/description`,
    screen: 'Results shows figures of nobody, or a failed load.',
    severity: 'wrong data',
  },

  // Writing
  {
    id: 'creates',
    says: 'A creation answers 201, and the record is in the next read.',
    operations: ['register', 'createEvaluation', 'createFeedback'],
    clause: PATHS,
    screen: 'What was saved does not appear.',
    severity: 'fails',
    ...WRITE,
  },
  {
    id: 'change-shows',
    says: 'A change shows in the list, in the record and in the statistics; evaluator and date stay.',
    operations: ['updateEvaluation'],
    clause: `${EVALUATION}/put/description`,
    screen: 'What was saved does not appear.',
    severity: 'wrong data',
    ...WRITE,
  },
  {
    id: 'refuses-score',
    says: 'The scores 0, 11 and "x" are refused with a 4xx.',
    operations: ['createEvaluation', 'updateEvaluation'],
    clause: `${SCHEMAS}/EvaluationRequest/properties/score`,
    screen: 'Wrong scores come in by other ways than the dialog, and falsify averages.',
    severity: 'wrong data',
    ...WRITE,
  },
  {
    id: 'refuses-empty',
    says: 'An empty note and an empty feedback are refused with a 4xx.',
    operations: ['createEvaluation', 'createFeedback'],
    clause: `${SCHEMAS}/EvaluationRequest/properties/note`,
    clauses: { createFeedback: `${SCHEMAS}/FeedbackRequest/properties/feedback` },
    screen: 'Empty notes come in by other ways than the dialog.',
    severity: 'looks odd',
    ...WRITE,
  },
  {
    id: 'refuses-taken-email',
    says: 'A taken e-mail address is refused with 409.',
    operations: ['register'],
    clause: `${REGISTER}/responses/409`,
    screen: 'The form does not mark the address, or one person has two accounts.',
    severity: 'wrong data',
    ...WRITE,
  },
  {
    id: 'refuses-age',
    says: 'An age of 17 is refused with a 4xx.',
    operations: ['register'],
    clause: `${SCHEMAS}/RegisterRequest/properties/age`,
    screen: 'Minors come in by other ways than the form.',
    severity: 'looks odd',
    ...WRITE,
  },
  {
    id: 'sent-twice',
    says: 'A creation that is sent twice makes two records. This is told and not judged.',
    operations: ['createEvaluation', 'createFeedback'],
    clause: 'The app repeats no write',
    screen: 'The app never sends a write twice by itself.',
    severity: 'looks odd',
    ...WRITE,
  },
  {
    id: 'adding-keeps-session',
    says: 'Who adds an employee stays signed in as who they are.',
    operations: ['register'],
    clause: `${REGISTER}/description`,
    screen: 'After Add Employee the app leads to sign-in.',
    severity: 'fails',
    ...WRITE,
  },

  // Browser
  {
    id: 'preflight',
    says: 'A preflight request is answered with the origin, the method and both headers.',
    operations: ALL,
    clause: 'CORS',
    screen: 'No call from the page arrives: every screen shows a failed load.',
    severity: 'fails',
    ...NEEDS_ORIGIN,
  },
  {
    id: 'cors-answers',
    says: 'A success allows the origin of the page.',
    operations: ALL,
    clause: 'CORS',
    screen: 'The browser hides the answer: the screen shows a failed load.',
    severity: 'fails',
    ...NEEDS_ORIGIN,
  },
  {
    id: 'cors-errors',
    says: 'An error allows the origin of the page, too.',
    operations: ALL,
    clause: 'CORS',
    screen: 'A 401 looks like a broken line: no way to sign-in, and no message in a form.',
    severity: 'fails',
    ...NEEDS_ORIGIN,
  },
  {
    id: 'cors-credentials',
    says: 'No answer allows every origin together with credentials.',
    operations: ALL,
    clause: 'CORS',
    screen: 'Browsers refuse such an answer where cookies are sent.',
    severity: 'looks odd',
    ...NEEDS_ORIGIN,
  },

  // Manners
  {
    id: 'compressed',
    says: 'A list of more than 10 KB is compressed.',
    operations: ['listEmployees'],
    clause: 'HTTP: Content-Encoding',
    screen: 'Home waits several times as long on a slow line.',
    severity: 'looks odd',
  },
  {
    id: 'private-cache',
    says: 'Nothing allows a shared cache to keep an answer that was made for one token.',
    operations: PROTECTED,
    clause: 'HTTP: Cache-Control',
    screen: "A proxy may show one user's data to another.",
    severity: 'wrong data',
  },
] as const satisfies Rule[];

export type RuleId = (typeof RULES)[number]['id'];
