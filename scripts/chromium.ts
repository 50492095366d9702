import { existsSync } from 'node:fs';
import { env } from 'node:process';

/** The paths of Chromium. The headless shell is first, because the tests take a third less time in it. */
const PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Returns the path of the installed browser. The tests do not download one. */
export function findChromium(): string {
  const path = env['CHROMIUM_PATH'] ?? PATHS.find((candidate) => existsSync(candidate));
  if (path === undefined) {
    throw new Error('No Chromium found: install one, or set CHROMIUM_PATH to where it is.');
  }
  return path;
}

/** Arguments for a container in which the browser runs as root. It sends no requests of its own. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
