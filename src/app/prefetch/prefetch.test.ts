import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { server, startMock } from '../../../mocks/runtimes/node';
import '../../../test/setup/network';
import { expectConsoleError } from '../../../test/setup/console';
import { signInAs } from '../../../test/app/signInAs';
import { session } from '../../session/session';
import { createQueryClient } from '../queryClient';
import { prefetch } from './prefetch';

/** Returns the calls that are sent for an address. */
async function callsAt(address: string) {
  const calls: string[] = [];
  server.use(
    http.all('*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      calls.push(pathname + search);
    }),
  );
  // `prefetch` waits for the answers.
  await prefetch(createQueryClient(), new URL(address, window.location.href));
  return calls.toSorted();
}

const page = (number: number) => `?page=${number}&limit=10`;

test.each<[address: string, calls: string[]]>([
  ['/', ['/api/employees']],
  ['/?q=mario&page=2', ['/api/employees']],
  ['/login', ['/api/employees']],
  ['/register', ['/api/employees']],
  ['/evaluations', [`/api/evaluations/evaluator${page(1)}`]],
  ['/Evaluations/?page=3', [`/api/evaluations/evaluator${page(3)}`]],
  ['/all-evaluations?page=2', [`/api/evaluations${page(2)}`]],
  ['/results', []],
  ['/results?q=ada', ['/api/employees?search=ada']],
  [
    '/employee-profile/employee-001',
    ['/api/employees/employee-001', '/api/evaluations/employee/employee-001'],
  ],
  ['/evaluation/evaluation-0001', ['/api/evaluations/evaluation-0001']],
  ['/evaluation/a%2Fb?from=mail', ['/api/evaluations/a%2Fb']],
  ['/evaluation', []],
  ['/evaluation/1/2', []],
  ['/nowhere', []],
])('at %s, the app fetches %p for a signed-in user', async (address, calls) => {
  startMock();
  signInAs('Admin');
  if (address.includes('%2F')) expectConsoleError('Failed to fetch evaluation');
  expect(await callsAt(address)).toEqual(calls);
});

test.each([
  ['/hr/', ['/api/employees']],
  ['/hr', ['/api/employees']],
  ['/hr/evaluations?page=2', [`/api/evaluations/evaluator${page(2)}`]],
  ['/', []],
  ['/evaluations', []],
])('in the folder /hr/, the app fetches at %s %p', async (address, calls) => {
  startMock();
  signInAs('Admin');
  jest.replaceProperty(import.meta.env, 'BASE_URL', '/hr/');
  expect(await callsAt(address)).toEqual(calls);
});

test('nothing is requested without a token or without a role', async () => {
  startMock();
  expect(await callsAt('/')).toEqual([]);
  expect(await callsAt('/evaluations')).toEqual([]);
  session.signIn('some-token', 'Chief');
  expect(await callsAt('/')).toEqual([]);
});

test('the data of another user are not in the cache', async () => {
  startMock();
  signInAs('Admin');
  const queryClient = createQueryClient();
  await prefetch(queryClient, new URL('/', window.location.href));
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
  signInAs('Manager');
  await waitFor(() => {
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
