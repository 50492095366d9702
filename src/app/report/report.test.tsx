import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { enter } from '../../../test/app/enter';
import { openHomeWithWrongAges } from '../../../test/app/openHomeWithWrongAges';
import { renderApp } from '../../../test/app/renderApp';
import { gate } from '../../../test/calls/gate';
import { addMeta, developWithApi, hide, start, turnOff, whenIdle } from '../../../test/app/report';
import { expectConsoleWarning } from '../../../test/setup/console';
import { acceptAnyResponse } from '../../../test/setup/network';

afterEach(turnOff);

const WRONG_AGE = 'At /employees/0/age: expected number or null, got string';

test('each finding is told once, also of answers that arrive before the code', async () => {
  addMeta('contract-report', 'console');
  const rendered = gate();
  start(rendered.opened);
  const { queryClient } = await openHomeWithWrongAges();
  const wrongTotal = () => HttpResponse.json({ employees: [], total: '0' });
  server.use(http.get('*/api/employees', wrongTotal, { once: true }));
  await queryClient.refetchQueries();
  await queryClient.refetchQueries();
  rendered.open();
  expectConsoleWarning(
    `The answer to listEmployees (200) is not what the contract says. ${WRONG_AGE}`,
  );
  expectConsoleWarning(/At \/total: expected integer.*, got string$/);
  await whenIdle();
});

test('in development, the warning has the beginning of the value', async () => {
  developWithApi();
  start();
  await openHomeWithWrongAges();
  expectConsoleWarning(`${WRONG_AGE} "41"`);
  await whenIdle();
});

test('a refused sign-in, and one with a wrong role, say nothing of what was typed', async () => {
  developWithApi();
  start();
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

test('nothing is reported when it is off', async () => {
  addMeta('contract-report', '');
  const beacons = start();
  await openHomeWithWrongAges();
  await whenIdle();
  hide();
  expect(beacons).toEqual([]);
});
