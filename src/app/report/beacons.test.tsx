import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { openHomeWithWrongAges } from '../../../test/app/openHomeWithWrongAges';
import { renderApp } from '../../../test/app/renderApp';
import { addMeta, hide, start, turnOff, whenIdle } from '../../../test/app/report';
import { expectConsoleError } from '../../../test/setup/console';
import { acceptAnyResponse } from '../../../test/setup/network';
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

afterEach(turnOff);

async function startWithAddress() {
  addMeta('contract-report', '/report', { 'data-sample': '1' });
  const beacons = start();
  await whenIdle();
  return beacons;
}

const sent = (beacons: { text: string }[]) => beacons.map(({ text }): unknown => JSON.parse(text));

const fail = (error: unknown, filename?: string) =>
  window.dispatchEvent(new ErrorEvent('error', { error, filename, message: EVERYTHING }));

test('what is new is sent in one beacon whenever the page is hidden', async () => {
  const beacons = await startWithAddress();
  const { router } = await openHomeWithWrongAges();
  hide();
  hide();
  server.use(http.get('*/api/evaluations/evaluator', () => HttpResponse.json({}, { status: 206 })));
  expectConsoleError('Failed to fetch evaluations');
  await act(() => router.navigate('/evaluations'));
  expect(await screen.findByText('No evaluations available.')).toBeVisible();
  hide();
  expect(beacons.map(({ address }) => address)).toEqual(Array(2).fill('http://localhost/report'));
  const shared = { version: 2, build: '', openedAt: '/login', errors: [], vitals: {} };
  const wrongAge = { keyword: 'type', expected: 'number or null', got: 'string' };
  const wrongStatus = { keyword: 'status', expected: 'one of 200, 401, 422, 500', got: '206' };
  const [employees, own] = ['listEmployees', 'listOwnEvaluations'];
  const pointer = '/employees/0/age';
  expect(sent(beacons)).toEqual([
    { ...shared, findings: [{ operation: employees, status: 200, pointer, ...wrongAge }] },
    { ...shared, findings: [{ operation: own, status: 206, pointer: '', ...wrongStatus }] },
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
    fail(error);
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
  // The findings prove that the answers were checked.
  const operations = ['getEmployee', 'listEmployeeEvaluations', 'getEvaluation', 'listEmployees'];
  expect(operations.filter((operation) => !text.includes(operation))).toEqual([]);
  const names = ['TypeError', 'SyntaxError', 'Error', 'string', 'object'];
  expect(JSON.parse(text)).toMatchObject({ errors: names.map((name) => ({ name, stack: [] })) });
});

test('an error in a file of an extension is not sent', async () => {
  const beacons = await startWithAddress();
  fail(new RangeError(), 'chrome-extension://abc/page.js');
  fail(new TypeError(), 'http://localhost/assets/home-1.js');
  hide();
  expect(sent(beacons)).toMatchObject([{ errors: [{ name: 'TypeError' }] }]);
});

test('each of the Web Vitals is sent once', async () => {
  const beacons = await startWithAddress();
  const measure = (name: string, value: number) => mockVitals.get(name)?.({ name, value });
  measure('TTFB', 31.4);
  measure('CLS', 0.01234);
  measure('CLS', 0.02345);
  hide();
  measure('CLS', 0.5);
  measure('INP', 40);
  hide();
  expect(sent(beacons)).toEqual([
    expect.objectContaining({ vitals: { TTFB: 31, CLS: 0.023 } }),
    expect.objectContaining({ vitals: { INP: 40 } }),
  ]);
});

test('a page load sends at most 30 findings and 10 errors, each once', async () => {
  const beacons = await startWithAddress();
  acceptAnyResponse();
  const { queryClient } = renderApp();
  for (let status = 440; status < 480; status += 1) {
    server.use(http.get('*/api/employees', () => HttpResponse.json({}, { status })));
    expectConsoleError('Error fetching employees');
    await act(() => queryClient.refetchQueries());
  }
  for (const letter of 'AABCDEFGHIJKLMNOP') {
    fail(Object.assign(new Error(), { name: `${letter}Error` }));
  }
  hide();
  expect(sent(beacons)).toMatchObject([{ findings: { length: 30 }, errors: { length: 10 } }]);
});
