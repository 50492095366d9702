import { screen, within } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { buildEmployee, buildEvaluation, buildStatistics } from '../../mocks/db/builders';
import type { Json, Rule, Rules } from '../../mocks/engine/arrangement';
import type { OperationId } from '../../mocks/engine/operations';
import { server } from '../../mocks/runtimes/node';
import { openSession } from '../../src/session/openSession';
import { enter } from '../../test/app/enter';
import { renderApp } from '../../test/app/renderApp';
import { shownFacts } from '../../test/app/shownFacts';
import { expectConsoleError } from '../../test/setup/console';
import { acceptAnyResponse } from '../../test/setup/network';
import { effectOfValue } from './effectOf';
import { EFFECTS, SEVERITIES, type EffectId } from './effects';
import { buildExchange } from './host/exchangeForTest';

/** Gives the app answers that break a rule, and looks at what a person then sees. */

type App = ReturnType<typeof renderApp>;

interface Proof {
  /** What the host does. */
  host: string;
  /** By default Home. */
  path?: string;
  rules: Rules;
  /** Nobody, or a session with a token that the host never gave. By default the Admin. */
  session?: 'none' | 'made up';
  /** These answer before the rules. */
  handlers?: HttpHandler[];
  /** The value for which the check must come to the same effect. */
  at?: [OperationId, pointer: string];
  /** What the person does. */
  does?: (user: App['user']) => Promise<unknown>;
  /** Texts on the screen. */
  sees: (string | RegExp)[];
  /** Texts that are not. */
  lacks?: string[];
  /** What is logged. */
  logs?: string;
  also?: (app: App) => unknown;
}

/** The host always answers this. The text of JSON has no undefined. */
const answer = (operation: OperationId, body?: unknown, status = 200): Rules => ({
  [operation]: [fixed(body, status)],
});
const fixed = (body: unknown, status = 200): Rule => ({
  ...{ answer: 'fixed', status },
  ...(body !== undefined && { body: JSON.parse(JSON.stringify(body)) as Json }),
});

const grace = buildEmployee();
const evaluation = buildEvaluation();
const people = (...employees: unknown[]) => answer('listEmployees', { employees });
const ownPage = (...evaluations: unknown[]) =>
  answer('listOwnEvaluations', { evaluations, totalPages: 1 });
const PROFILE = '/employee-profile/employee-001';
const ofProfile = (change: object) => ({
  path: PROFILE,
  rules: answer('getEmployee', { ...grace, _id: 'employee-001', ...change }),
});
const ofEvaluation = (change: object) => ({
  path: '/evaluation/evaluation-1001',
  rules: answer('getEvaluation', { ...evaluation, ...change }),
});

const noEmployees = {
  sees: ['No employees found.', 'Try again'],
  logs: 'Error fetching employees',
};

async function press(user: App['user'], name: string) {
  const [button] = await screen.findAllByText(name);
  if (button) await user.click(button);
}

const fills = (open: string | undefined, fields: Record<string, string>, submit: string) => {
  return async (user: App['user']) => {
    if (open !== undefined) await press(user, open);
    await enter(user, fields);
    await press(user, submit);
  };
};
const account = { Email: 'ada@example.com', Password: 'secret-7' };
const signsIn = {
  ...{ path: '/login', session: 'none' as const },
  does: fills(undefined, account, 'Sign In'),
};
const addsEmployee = {
  does: fills('Add Employee', { ...account, Name: 'Ada', Age: '36' }, 'Save'),
};
const addsEvaluation = {
  path: PROFILE,
  does: fills('Add Evaluation', { Note: 'Calm', Score: '6' }, 'Save'),
};
const addsFeedback = {
  ...ofEvaluation({}),
  does: fills('Add Feedback', { Feedback: 'And she listens.' }, 'Save'),
};

/** The texts of a column, without its header. */
async function column(table: string, index: number) {
  const [, ...rows] = within(await screen.findByRole('table', { name: table })).getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[index]?.textContent);
}

const callsOf = ({ mock }: App, operation: OperationId) =>
  mock.getSnapshot().log.filter((entry) => entry.operation === operation).length;

const PROOFS: Record<EffectId, Proof[]> = {
  exposed: [
    {
      host: 'takes any token',
      session: 'made up',
      rules: people(grace),
      sees: ['Grace Hopper'],
      lacks: ['Welcome Back'],
    },
  ],
  'no sign-in': [
    {
      host: 'sends no token',
      at: ['login', '/token'],
      ...signsIn,
      rules: answer('login', { role: 'Admin' }),
      sees: ['Login failed'],
    },
  ],
  'no role': [
    {
      host: 'sends another role',
      at: ['login', '/role'],
      ...signsIn,
      rules: answer('login', { token: 'abc', role: 'Boss' }),
      sees: ['Your role is not known.'],
    },
  ],
  'signed out': [
    {
      host: 'refuses a token that it gave',
      rules: answer('listEmployees', { message: 'Who is there?' }, 401),
      sees: ['Welcome Back'],
    },
  ],
  'stuck session': [
    {
      host: 'refuses a token with another status',
      session: 'made up',
      rules: answer('listEmployees', { message: 'Who is there?' }, 403),
      ...noEmployees,
      lacks: ['Welcome Back'],
    },
    {
      host: 'hides a 401 from the browser',
      session: 'made up',
      rules: { listEmployees: [{ answer: 'failure', failure: 'network' }] },
      ...noEmployees,
      lacks: ['Welcome Back'],
    },
  ],
  'failed load': [
    {
      host: 'sends a list of another shape',
      at: ['listEmployees', '/employees'],
      rules: people({ name: 'Ada' }),
      ...noEmployees,
    },
    { host: 'sends an envelope', rules: answer('listEmployees', { data: {} }), ...noEmployees },
    { host: 'fails', rules: answer('listEmployees', { message: 'Oh' }, 500), ...noEmployees },
    {
      host: 'sends a number as the id',
      at: ['getEmployee', '/_id'],
      ...ofProfile({ _id: 7 }),
      sees: ['Employee not found', 'Try again'],
      logs: 'Error fetching employee data',
    },
    {
      host: 'fails for a page beyond the last',
      path: '/evaluations?page=99',
      rules: answer('listOwnEvaluations', { message: 'Oh' }, 500),
      sees: ['No evaluations available.', 'Try again'],
      logs: 'Failed to fetch evaluations',
    },
  ],
  'failed save': [
    {
      host: 'answers a text',
      at: ['createEvaluation', ''],
      ...addsEvaluation,
      rules: answer('createEvaluation', 'done', 201),
      sees: ['Failed to save evaluation', /^It may have been saved/],
    },
    {
      host: 'refuses',
      ...addsEvaluation,
      rules: answer('createEvaluation', { message: 'Not now' }, 403),
      sees: [/^Failed to save evaluation: .*Not now/],
    },
  ],
  'not saved': [
    {
      host: 'answers a list in the place of the record',
      ...addsEvaluation,
      rules: {
        ...answer('createEvaluation', { evaluations: [], totalPages: 0 }),
        ...answer('listEmployeeEvaluations', []),
      },
      sees: ['Evaluation created successfully', 'No evaluations found.'],
      lacks: ['Calm'],
    },
  ],
  'not editable': [
    {
      host: 'sends a number as the id of the employee',
      at: ['getEvaluation', '/employee/_id'],
      ...ofEvaluation({ employee: { ...grace, _id: 7 } }),
      sees: ['This cannot be edited, because the server does not say whose it is.'],
      lacks: ['View Profile'],
    },
  ],
  'lost records': [
    {
      host: 'sends a person without an id',
      at: ['listEmployees', '/employees/1/_id'],
      rules: people(grace, { name: 'Ada Lovelace' }),
      sees: ['Grace Hopper', '1 employee'],
      lacks: ['Ada Lovelace'],
    },
    {
      host: 'does not say how many pages there are',
      at: ['listOwnEvaluations', '/totalPages'],
      path: '/evaluations',
      rules: answer('listOwnEvaluations', { evaluations: [evaluation] }),
      sees: ['Page 1 of 1'],
    },
    {
      host: 'sends feedback of another shape',
      at: ['getEvaluation', '/feedbacks/0'],
      ...ofEvaluation({ feedbacks: ['And she listens.'] }),
      sees: ['No feedbacks available for this evaluation.'],
    },
  ],
  'other records': [
    {
      host: 'sends what others have evaluated',
      path: '/evaluations',
      rules: ownPage(evaluation),
      sees: ['Ada Lovelace'],
    },
    {
      host: 'ignores the search',
      path: '/results?q=bianchi',
      rules: people(grace),
      sees: ['Grace Hopper'],
    },
  ],
  'wrong value': [
    {
      host: 'computes another average',
      path: '/results?q=bianchi',
      rules: answer('getStatistics', buildStatistics({ averageScore: 1.5 })),
      does: (user) => press(user, 'Statistics'),
      sees: ['1.5'],
    },
    {
      host: 'does not send the evaluations of a person',
      at: ['listEmployees', '/employees/0/evaluations'],
      rules: people({ ...grace, evaluations: undefined }),
      sees: ['Grace Hopper'],
      also: async () => expect(await column('Employees', 3)).toEqual(['0']),
    },
  ],
  'unchecked value': [
    {
      host: 'has a score of 12',
      at: ['listEmployeeEvaluations', '/0/score'],
      path: PROFILE,
      rules: answer('listEmployeeEvaluations', [{ ...evaluation, score: 12 }]),
      sees: ['12', '12.0'],
    },
    { host: 'has an age of 17', ...ofProfile({ age: 17 }), sees: ['17'] },
  ],
  'missing value': [
    {
      host: 'sends a text for a number',
      at: ['getEmployee', '/age'],
      ...ofProfile({ age: '36' }),
      sees: ["Grace Hopper's Profile"],
      also: () => expect(shownFacts()).toMatchObject({ Age: 'N/A' }),
    },
    {
      host: 'sends a day as other countries write it',
      ...ofProfile({ hireDate: '01.03.2024' }),
      at: ['getEmployee', '/hireDate'],
      sees: ["Grace Hopper's Profile"],
      also: () => expect(shownFacts()).toMatchObject({ 'Hire Date': 'N/A' }),
    },
    {
      host: 'has an empty feedback',
      ...ofEvaluation({ feedbacks: [{ feedback: '' }] }),
      sees: ['N/A'],
    },
    { host: 'has an empty note', ...ofEvaluation({ note: '' }), sees: ['No note provided'] },
    {
      host: 'cannot compute the statistics',
      path: '/results?q=bianchi',
      rules: answer('getStatistics', { message: 'Oh' }, 422),
      does: (user) => press(user, 'Statistics'),
      sees: ['N/A'],
      logs: 'Error fetching evaluation results',
    },
  ],
  'wrong order': [
    {
      host: 'sends the oldest first',
      path: '/evaluations',
      rules: ownPage(
        { ...evaluation, createdAt: '2020-01-01T00:00:00Z' },
        { ...evaluation, _id: 'newer', note: 'Newer', createdAt: '2025-01-01T00:00:00Z' },
      ),
      sees: ['Newer'],
      also: async () => expect((await column('Employee Evaluations', 3)).at(-1)).toBe('Newer'),
    },
  ],
  'number of rows': [
    {
      host: 'sends twelve evaluations a page',
      path: '/evaluations',
      rules: ownPage(...Array.from({ length: 12 }, (_, i) => ({ ...evaluation, _id: `${i}` }))),
      sees: ['Page 1 of 1'],
      also: async () => expect(await column('Employee Evaluations', 3)).toHaveLength(12),
    },
  ],
  'empty page': [
    {
      host: 'counts a page too many',
      path: '/evaluations',
      rules: {
        listOwnEvaluations: [
          {
            ...fixed({ evaluations: [], totalPages: 2 }),
            when: { in: 'query', name: 'page', equals: '2' },
          },
          fixed({ evaluations: [evaluation], totalPages: 2 }),
        ],
      },
      does: (user) => press(user, 'Next'),
      sees: ['No evaluations available.', 'Page 2 of 2'],
    },
  ],
  'other day': [
    {
      host: 'sends a time in a zone that is ahead of most',
      at: ['getEmployee', '/hireDate'],
      ...ofProfile({ hireDate: '2024-03-01T00:00:00+14:00' }),
      sees: ["Grace Hopper's Profile"],
      also: () => expect(shownFacts()).toMatchObject({ 'Hire Date': 'Feb 29, 2024' }),
    },
  ],
  'no message': [
    {
      host: 'names the message otherwise',
      ...addsFeedback,
      rules: { ...addsFeedback.rules, ...answer('createFeedback', { error: 'Not now' }, 422) },
      sees: ['Failed to save feedback'],
      lacks: ['Not now'],
    },
    {
      host: 'refuses a password without a message',
      ...signsIn,
      rules: answer('login', { error: 'Not you' }, 401),
      sees: ['Login failed'],
    },
    {
      host: 'refuses the overview without a message',
      path: '/evaluations?overview=1',
      rules: {
        listOwnEvaluations: [
          {
            ...fixed({ error: 'Not you' }, 403),
            when: { in: 'query', name: 'limit', equals: '100' },
          },
        ],
      },
      sees: ['The server refuses the overview'],
      logs: 'Failed to fetch evaluations',
    },
  ],
  unmarked: [
    {
      host: 'refuses a taken address with another status',
      ...addsEmployee,
      rules: answer('register', { message: 'It is taken' }, 422),
      sees: [/^Failed to save employee: .*It is taken/],
      also: () => expect(screen.getByLabelText('Email')).toBeValid(),
    },
  ],
  slower: [
    {
      host: 'fails for an unknown id',
      path: PROFILE,
      rules: answer('getEmployee', { message: 'Oh' }, 500),
      sees: ['Employee not found'],
      logs: 'Error fetching employee data',
      also: (app) => expect(callsOf(app, 'getEmployee')).toBe(3),
    },
    {
      host: 'takes long to send a list',
      rules: { listEmployees: [{ answer: 'mock', delay: 500 }] },
      does: () => screen.findByText('Loading employees...'),
      sees: ['Ada Okafor'],
    },
  ],
  harmless: [
    {
      host: 'says a wrong total',
      rules: answer('listEmployees', { employees: [grace], total: 0 }),
      sees: ['Grace Hopper', '1 employee'],
    },
    {
      host: 'sends a day with a local time',
      at: ['getEmployee', '/hireDate'],
      ...ofProfile({ hireDate: '2024-03-01T00:00:00' }),
      sees: ["Grace Hopper's Profile"],
      also: () => expect(shownFacts()).toMatchObject({ 'Hire Date': 'Mar 1, 2024' }),
    },
    {
      host: 'sends a time without its time',
      at: ['listOwnEvaluations', '/evaluations/0/createdAt'],
      path: '/evaluations',
      rules: ownPage({ ...evaluation, createdAt: '2024-03-01' }),
      sees: ['Mar 1, 2024'],
    },
    {
      host: 'sends JSON as another type',
      rules: {},
      handlers: [http.get('*/api/employees', () => HttpResponse.html(JSON.stringify([grace])))],
      sees: ['Grace Hopper'],
    },
    {
      host: 'allows no content type and no cookies in a read',
      rules: {},
      handlers: [
        http.get('*/api/employees', ({ request: { headers, credentials } }) =>
          headers.has('Content-Type') || credentials === 'include'
            ? HttpResponse.error()
            : HttpResponse.json([grace]),
        ),
      ],
      sees: ['Grace Hopper'],
    },
    {
      host: 'fails for page 0',
      path: '/evaluations?page=0',
      rules: {
        listOwnEvaluations: [
          {
            ...fixed({ message: 'Oh' }, 500),
            when: { in: 'query', name: 'page', equals: '0' },
          },
          fixed({ evaluations: [evaluation], totalPages: 1 }),
        ],
      },
      sees: ['Page 1 of 1', 'Ada Lovelace'],
    },
    {
      host: 'answers a creation with 200 and nothing',
      ...addsFeedback,
      rules: { ...addsFeedback.rules, ...answer('createFeedback') },
      sees: ['Feedback saved successfully'],
    },
    {
      host: 'answers an unknown id with nothing in it',
      path: PROFILE,
      rules: answer('getEmployee', {}),
      sees: ['Employee not found'],
      logs: 'Error fetching employee data',
    },
  ],
};

const ALL = Object.entries(PROOFS).flatMap(([effect, proofs]) =>
  proofs.map((proof) => ({ effect, ...proof })),
);

test.each(ALL)('$effect: the host $host', async ({ session, rules, path = '/', ...proof }) => {
  acceptAnyResponse();
  if (proof.logs !== undefined) expectConsoleError(proof.logs);
  if (session === 'made up') openSession('made-up', 'Admin', 'ada@example.com');
  const app = renderApp({ path, mock: { rules }, ...(session && { as: null }) });
  server.use(...(proof.handlers ?? []));
  await proof.does?.(app.user);
  for (const text of proof.sees) expect((await screen.findAllByText(text))[0]).toBeVisible();
  for (const text of proof.lacks ?? []) expect(screen.queryByText(text)).not.toBeInTheDocument();
  await proof.also?.(app);
  if (!proof.at) return;
  const [operation, pointer] = proof.at;
  const [rule] = rules[operation] ?? [];
  const body = rule?.answer === 'fixed' ? rule.body : undefined;
  expect(effectOfValue(buildExchange(operation, body), pointer)).toBe(proof.effect);
});

test('the table begins with what is worst', () => {
  const severities = Object.values(EFFECTS).map(({ severity }) => severity);
  expect(severities).toEqual(
    severities.toSorted((a, b) => SEVERITIES.indexOf(a) - SEVERITIES.indexOf(b)),
  );
});
