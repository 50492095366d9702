import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { env } from 'node:process';
import { expect, test } from '@playwright/test';

for (const { name, address = '/', options = [], message } of [
  {
    name: 'without the address of the API',
    address: '',
    message: 'VITE_API_BASE_URL is not set. Set it to the address of the API',
  },
  ...['./', 'https://cdn.example.com/'].map((base) => ({
    name: `for the folder "${base}"`,
    options: ['--base', base],
    address: undefined,
    message: 'is not a path from the root of the site. Set it to the folder',
  })),
]) {
  test(`a build ${name} fails with a message that says what to set`, () => {
    const folder = test.info().outputPath('dist');
    const { status, stdout, stderr } = spawnSync(
      'npm',
      ['run', 'build', '--', '--outDir', folder, ...options],
      { env: { ...env, VITE_API_BASE_URL: address }, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    // It does not wait for the lint, which takes a minute.
    expect(stdout).not.toContain('oxlint');
    expect(stderr).toContain(message);
    expect(existsSync(folder)).toBe(false);
  });
}
