import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { expectConsoleWarning } from '../../../test/setup/console';
import { enter } from '../../../test/app/enter';
import { acceptAnyResponse } from '../../../test/setup/network';
import { renderApp } from '../../../test/app/renderApp';
import { developWithApi, hide, start, turnOff, turnOn, whenIdle } from '../../../test/app/report';

afterEach(turnOff);

const WRONG_AGE = 'At /employees/0/age: expected number or null, got string';

/** Opens Home, where the first employees have ages of a wrong type. */
async function openHome() {
  acceptAnyResponse();
  const app = renderApp();
  const employees = ['Ada Lovelace', 'Grace Hopper'].map((name) => ({
    _id: name,
    name,
    age: '41',
  }));
  const reads = jest.fn(() => HttpResponse.json({ employees }));
  server.use(http.get('*/api/employees', reads));
  expect(await screen.findByText('Grace Hopper')).toBeVisible();
  return { ...app, reads };
}

test('an answer with a wrong type is shown as before, and a warning says what is wrong', async () => {
  turnOn('console');
  start();
  await whenIdle();
  await openHome();
  expectConsoleWarning(
    'The answer to listEmployees (200) is not what the contract says. ' + WRONG_AGE,
  );
  await whenIdle();
});

test('a finding is reported once for two answers', async () => {
  turnOn('console');
  start();
  await whenIdle();
  const { queryClient, reads } = await openHome();
  expectConsoleWarning(WRONG_AGE);
  await whenIdle();
  await queryClient.refetchQueries();
  expect(reads).toHaveBeenCalledTimes(2);
  await whenIdle();
});

test('answers that arrive before the code are checked, too', async () => {
  turnOn('console');
  start();
  await openHome();
  expectConsoleWarning(WRONG_AGE);
  await whenIdle();
});

test('nothing is reported when it is off', async () => {
  const beacons = turnOn('');
  start();
  await openHome();
  await whenIdle();
  hide();
  expect(beacons).toEqual([]);
});

test('in development, the warning has the beginning of the value, and none of a sign-in', async () => {
  developWithApi();
  start();
  await whenIdle();
  await openHome();
  expectConsoleWarning(`${WRONG_AGE} "41"`);
  await whenIdle();
});

test('a refused sign-in, and one with a wrong role, say nothing of what was typed', async () => {
  developWithApi();
  start();
  await whenIdle();
  acceptAnyResponse();
  const { user } = renderApp({ path: '/login', as: null });
  const answers = [
    HttpResponse.json({ message: 7 }, { status: 401 }),
    HttpResponse.json({ token: 'token-of-ada', role: 'Owner' }),
  ];
  server.use(http.post('*/api/auth/login', () => answers.shift()));
  await enter(user, { Email: 'ada.admin@example.com', Password: 'demo-admin' });
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Login failed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('banner')).toBeVisible();
  expectConsoleWarning(/\(401\).* At \/message: expected string, got number$/);
  expectConsoleWarning(/At \/role: expected one of Admin, Manager, Employee, null, got string$/);
  await whenIdle();
});
