import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { env } from 'node:process';
import { expect, test } from '@playwright/test';

for (const { address, words } of [
  { address: '', words: 'VITE_API_BASE_URL is not set. Set it to the address of the API' },
  { address: 'http://api.example.com', words: 'VITE_API_BASE_URL is not encrypted' },
]) {
  test(`a build for "${address}" stops and says what to set`, () => {
    const folder = test.info().outputPath('dist');
    const { status, stderr } = spawnSync('npx', ['vite', 'build', '--outDir', folder], {
      env: { ...env, VITE_API_BASE_URL: address },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain(words);
    expect(existsSync(folder)).toBe(false);
  });
}
