import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { expectConsoleError } from '../../../test/setup/console';
import { acceptAnyResponse } from '../../../test/setup/network';
import { renderApp } from '../../../test/app/renderApp';
import { hide, start, turnOff, turnOn, whenIdle } from '../../../test/app/report';
import {
  EVERYTHING,
  HOSTILE_EMPLOYEE,
  HOSTILE_EVALUATION,
  SECRETS,
} from '../../../test/values/secrets';
import { session } from '../../session/session';

/** jsdom has no performance entries. */
const mockVitals = new Map<string, (metric: { name: string; value: number }) => void>();
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['onCLS', 'onINP', 'onLCP', 'onTTFB'].map((name) => [
      name,
      (listener: () => void) => mockVitals.set(name.slice(2), listener),
    ]),
  ),
);

function measure(name: string, value: number) {
  mockVitals.get(name)?.({ name, value });
}

afterEach(turnOff);

async function startWithAddress() {
  const beacons = turnOn('/report', { 'data-sample': '1' });
  start();
  await whenIdle();
  return beacons;
}

const sent = (beacons: { text: string }[]) => beacons.map(({ text }): unknown => JSON.parse(text));

const employees = (json: unknown) =>
  http.get('*/api/employees', () => HttpResponse.json({ employees: json }));

test('what is new is sent in one beacon whenever the page is hidden', async () => {
  const beacons = await startWithAddress();
  acceptAnyResponse();
  const { router } = renderApp();
  server.use(
    employees([{ _id: 'a', name: 'Ada Lovelace', age: '41', role: 'Owner', evaluations: 3 }]),
  );
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
  hide();
  hide();
  server.use(http.get('*/api/evaluations/evaluator', () => HttpResponse.json({}, { status: 206 })));
  expectConsoleError('Failed to fetch evaluations');
  await act(() => router.navigate('/evaluations'));
  expect(await screen.findByText('No evaluations available.')).toBeVisible();
  await whenIdle();
  hide();
  const shared = { version: 1, build: '', openedAt: '/login', errors: [], vitals: {} };
  const finding = (pointer: string, keyword: string, expected: string, got: string) => ({
    ...{ operation: 'listEmployees', status: 200 },
    ...{ pointer, keyword, expected, got },
  });
  expect(beacons.map(({ address }) => address)).toEqual(Array(2).fill('http://localhost/report'));
  expect(sent(beacons)).toEqual([
    {
      ...shared,
      findings: [
        finding('/employees/0/age', 'type', 'number or null', 'string'),
        finding('/employees/0/role', 'enum', 'one of Admin, Manager, Employee, null', 'string'),
        finding('/employees/0/evaluations', 'type', 'array or null', 'number'),
      ],
    },
    {
      ...shared,
      findings: [
        {
          ...finding('', 'status', 'one of 200, 401, 422, 500', '206'),
          operation: 'listOwnEvaluations',
          status: 206,
        },
      ],
    },
  ]);
});

function throwEverywhere() {
  const stack = `Error: ${EVERYTHING}\n at ${EVERYTHING} (http://localhost/${SECRETS.id}?q=zebu:1:2)`;
  const errors = [
    new TypeError(`Cannot use 'in' operator to search for 'x' in ${EVERYTHING}`),
    new SyntaxError(`Unexpected token 'Z', "${EVERYTHING}" is not valid JSON`),
    Object.assign(new Error(EVERYTHING), { name: SECRETS.name }),
    EVERYTHING,
    { message: EVERYTHING },
  ];
  for (const error of errors) {
    if (error instanceof Error) error.stack = stack;
    window.dispatchEvent(new ErrorEvent('error', { error, message: EVERYTHING }));
    const rejection = new Event('unhandledrejection');
    window.dispatchEvent(Object.assign(rejection, { reason: error }));
  }
}

test('nothing of a person is sent, wherever it is', async () => {
  const beacons = await startWithAddress();
  acceptAnyResponse();
  session.signIn(SECRETS.token, 'Admin', SECRETS.email);
  const { router } = renderApp({ path: '/nowhere', as: null });
  server.use(
    http.get('*/api/employees/:id', () => HttpResponse.json(HOSTILE_EMPLOYEE)),
    http.get('*/api/evaluations/employee/:id', () => HttpResponse.json([HOSTILE_EVALUATION])),
    http.get('*/api/evaluations/:id', () => HttpResponse.json(HOSTILE_EVALUATION)),
    http.get(
      '*/api/employees',
      () => new HttpResponse(EVERYTHING, { headers: { 'Content-Type': `text/${SECRETS.name}` } }),
    ),
  );
  await act(() => router.navigate(`/employee-profile/${SECRETS.id}`));
  expect(await screen.findByRole('heading', { name: /'s Profile$/ })).toBeVisible();
  await act(() => router.navigate(`/evaluation/${SECRETS.id}`));
  expect(await screen.findByRole('heading', { name: /'s Evaluation$/ })).toBeVisible();
  expectConsoleError('Error fetching employees');
  await act(() => router.navigate(`/results?q=${SECRETS.search}`));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  throwEverywhere();
  hide();

  const [{ text } = { text: '' }] = beacons;
  const pieces = Object.values(SECRETS).flatMap((value) => value.match(/\w{4,}/g) ?? []);
  expect(pieces.filter((piece) => text.toLowerCase().includes(piece.toLowerCase()))).toEqual([]);
  // What was found proves that it was looked at.
  const operations = ['getEmployee', 'listEmployeeEvaluations', 'getEvaluation', 'listEmployees'];
  expect(operations.filter((operation) => !text.includes(operation))).toEqual([]);
  expect(text).toMatch(/Cannot use … operator to search for … in …/);
});

test('an error in a file of an extension is not sent', async () => {
  const beacons = await startWithAddress();
  for (const [filename, error] of [
    ['chrome-extension://abc/page.js', new RangeError('Invalid array length')],
    ['http://localhost/assets/home-1.js', new TypeError('Failed to fetch')],
  ] as const) {
    window.dispatchEvent(new ErrorEvent('error', { error, filename }));
  }
  hide();
  const [report] = sent(beacons);
  expect(report).toMatchObject({ errors: [{ message: 'Failed to fetch' }] });
});

test('each of the Web Vitals is sent once', async () => {
  const beacons = await startWithAddress();
  measure('TTFB', 31.4);
  measure('LCP', 812.6);
  measure('CLS', 0.01234);
  measure('CLS', 0.02345);
  hide();
  measure('CLS', 0.5);
  measure('INP', 40);
  hide();
  expect(sent(beacons)).toMatchObject([
    { vitals: { TTFB: 31, LCP: 813, CLS: 0.023 } },
    { vitals: { INP: 40 } },
  ]);
  expect(sent(beacons)[1]).not.toHaveProperty('vitals.CLS');
});

test('a page load sends at most 30 findings and 10 errors, each once', async () => {
  const beacons = await startWithAddress();
  acceptAnyResponse();
  const { queryClient } = renderApp();
  for (let status = 440; status < 500; status += 1) {
    server.use(http.get('*/api/employees', () => HttpResponse.json({}, { status })));
    expectConsoleError('Error fetching employees');
    await act(() => queryClient.refetchQueries());
    await whenIdle();
  }
  const say = (name: string) => {
    const error = Object.assign(new Error('is not a function'), { name });
    window.dispatchEvent(new ErrorEvent('error', { error }));
  };
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') say(`${letter}Error`);
  say('AError');
  hide();
  const [report] = sent(beacons);
  expect(report).toMatchObject({ findings: { length: 30 }, errors: { length: 10 } });
});
