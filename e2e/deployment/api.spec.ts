import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { API_PORT } from '../support/sites';

test('`npm run api` reports that its port is in use and exits', () => {
  const command = ['run', '--silent', 'api', '--', '--port', String(API_PORT)];
  const { status, stderr } = spawnSync('npm', command, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(`address already in use 127.0.0.1:${API_PORT}`);
});
