import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { API_PORT } from '../support/sites';

/** Runs `npm run api`. Its responses are tested in mocks/. */
function api(...args: string[]) {
  return spawnSync('npm', ['run', '--silent', 'api', '--', ...args], { encoding: 'utf8' });
}

test('an unknown scenario is refused with a list of the known ones', () => {
  const { status, stderr } = api('--scenario', 'lagre');
  expect(status).toBe(1);
  expect(stderr).toContain('There is no scenario "lagre".');
  expect(stderr).toContain('default, empty, loading');
});

test('a port that is in use is reported', () => {
  const { status, stderr } = api('--port', String(API_PORT));
  expect(status).toBe(1);
  expect(stderr).toContain(`address already in use 127.0.0.1:${API_PORT}`);
});

test('a client that is not a browser gets a response', async () => {
  const answer = await fetch(`http://localhost:${API_PORT}/api/employees`);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ message: 'Please sign in' });
});
