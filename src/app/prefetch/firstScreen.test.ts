import { http } from 'msw';
import { server, startScenario } from '../../../mocks/hosts/node';
import { session } from '../../session/session';
import { signInAs } from '../../../test/signInAs';
import { prepareFirstScreen } from './firstScreen';

/** Which calls were sent when a screen was opened. */
async function callsAt(address: string, folder = '/') {
  const calls: string[] = [];
  server.use(
    http.all('*', ({ request }) => {
      calls.push(new URL(request.url).pathname);
    }),
  );
  window.history.replaceState(null, '', address);
  prepareFirstScreen('', window.location, folder);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return calls;
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

test.each([
  ['/', '/', ['/api/employees']],
  ['/hr/', '/hr/', ['/api/employees']],
  ['/login', '/', ['/api/employees']],
  ['/results', '/', []],
  ['/hr/', '/', []],
  ['/employee-profile/employee-001', '/', []],
])('at %s in %s a signed-in user reads %p', async (address, folder, calls) => {
  startScenario();
  signInAs('Admin');
  expect(await callsAt(address, folder)).toEqual(calls);
});

test('nobody reads nothing, nor does who has no role', async () => {
  startScenario();
  expect(await callsAt('/')).toEqual([]);
  session.signIn('some-token', 'Chief');
  expect(await callsAt('/')).toEqual([]);
});
