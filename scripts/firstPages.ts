import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium';

/**
 * Starts the mock over HTTP, and waits for the first answer. Starts the development server, waits for the first page, and
 * changes a message: typed text must not be lost.
 */
const LIMIT = 90_000;
const MESSAGES = 'src/i18n/messages/en.json';

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a server and waits until it prints its address. Node runs it, because Windows cannot stop a program of npm. */
async function start(...args: string[]) {
  const env = { ...process.env, VITE_API_BASE_URL: '', NO_COLOR: '1' };
  const port = String(await freePort());
  const server = spawn(process.execPath, [...args, '--port', port], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  process.once('exit', () => server.kill());
  let text = '';
  return new Promise<{ address: string; output: () => string; stop: () => boolean }>(
    (resolve, reject) => {
      server.stdout.setEncoding('utf8').on('data', (data: string) => {
        text += data;
        const [address] = /http:\/\/[\w.]+:\d+\S*/.exec(text) ?? [];
        if (address === undefined) return;
        resolve({ address, output: () => text, stop: () => server.kill() });
      });
      server.once('close', () => {
        reject(new Error(`${args.join(' ')} ended: ${text}`));
      });
    },
  );
}

const api = await start('--import', 'tsx', 'mocks/runtimes/http/api.ts');
const { status } = await fetch(`${api.address}/employees`);
if (status !== 401) throw new Error(`npm run api answers ${status} without a session`);
api.stop();

const site = await start('node_modules/vite/bin/vite.js');
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: CHROMIUM_ARGUMENTS,
});
const page = await browser.newPage();
await page.goto(site.address, { timeout: LIMIT });
await page.getByRole('button', { name: 'Sign In' }).waitFor({ timeout: LIMIT });

const email = page.getByLabel('Email');
await email.fill('ada');
const messages = readFileSync(MESSAGES, 'utf8');
try {
  writeFileSync(MESSAGES, messages.replaceAll('"Sign In"', '"Come in"'));
  await page.getByRole('button', { name: 'Come in' }).waitFor({ timeout: LIMIT });
} finally {
  writeFileSync(MESSAGES, messages);
}
await page.getByRole('button', { name: 'Sign In' }).waitFor({ timeout: LIMIT });
if ((await email.inputValue()) !== 'ada') throw new Error('A changed message discards typed text');
if (site.output().split('bundling dependencies').length > 2) {
  throw new Error('The server bundles dependencies twice: see optimizeDeps in vite.config.ts');
}
await browser.close();
site.stop();
