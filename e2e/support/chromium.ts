import { existsSync } from 'node:fs';
import { env } from 'node:process';

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's browser: none is downloaded. */
export function findChromium(): string {
  const path = env['CHROMIUM_PATH'] ?? USUAL_PLACES.find((place) => existsSync(place));
  if (path === undefined) {
    throw new Error('No Chromium found: install one, or set CHROMIUM_PATH to where it is.');
  }
  return path;
}

/** Runs as root in a container, and calls nobody but the page. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
