import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCheck } from './check';

interface Run {
  url: string;
  /** The demo admin by default. Nobody is signed in where it is empty. */
  email?: string;
  password?: string;
  signal?: AbortSignal;
}

const ADMIN = 'ada.admin@example.com';

/** Runs the command for a test, against a host that takes any rate. */
export async function runForTest(run: Run, ...args: string[]) {
  const {
    url,
    email = ADMIN,
    password = 'demo-admin',
    signal = new AbortController().signal,
  } = run;
  const printed: string[] = [];
  const errors: string[] = [];
  const account = email === '' ? [] : ['--email', email];
  const status = await runCheck({
    args: ['--url', url, ...account, '--rate', '1000', ...args],
    env: email === '' ? {} : { CONTRACT_PASSWORD: password },
    ask: undefined,
    color: false,
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
    signal,
  });
  return { status, text: printed.join('\n'), error: errors.join('\n') };
}

/** The option for a file in a new folder, and the text of the file. */
export function reportFile() {
  const file = join(mkdtempSync(join(tmpdir(), 'contract-')), 'json');
  return { file, args: ['--json', file], read: () => readFileSync(file, 'utf8') };
}
