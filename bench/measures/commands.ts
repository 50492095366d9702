import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, kill } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import type { Line } from '../support/table';
import type { Measure } from '../support/bench';

const TIMEOUT = 300_000;

/** The time until the development servers respond, and the duration of the build and the tests. */
export const commands: Measure = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const seconds = [
    [
      'npm run dev, until it answers',
      await timeUntilServing(['run', 'dev', '--', '--port', '5199'], 5_199),
    ],
    [
      'npm run storybook, until it answers',
      await timeUntilServing(['run', 'storybook', '--', '--ci', '--port', '6099'], 6_099),
    ],
    ['npm run build', await timeUntilDone(['run', 'build', '--', '--outDir', folder])],
    ['npm test', await timeUntilDone(['test'])],
  ] as const;
  return seconds.map(([name, time]): Line => ({ name, unit: 's', of: 'median', app: [time] }));
};

/** Starts npm in its own process group, so that its child processes can be killed with it. */
function start(args: string[]): ChildProcess {
  const variables = { ...env, VITE_API_BASE_URL: args.includes('build') ? '/' : '' };
  return spawn('npm', args, { stdio: 'ignore', detached: true, env: variables });
}

async function timeUntilDone(args: string[]): Promise<number> {
  const begin = performance.now();
  const child = start(args);
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`npm ${args.join(' ')} failed`);
  return (performance.now() - begin) / 1_000;
}

async function timeUntilServing(args: string[], port: number): Promise<number> {
  const begin = performance.now();
  const child = start(args);
  try {
    while (!(await isServing(port))) {
      if (performance.now() - begin > TIMEOUT)
        throw new Error(`npm ${args.join(' ')} does not respond`);
      if (child.exitCode !== null) throw new Error(`npm ${args.join(' ')} has ended`);
      await setTimeout(50);
    }
    return (performance.now() - begin) / 1_000;
  } finally {
    if (child.pid !== undefined && child.exitCode === null) kill(-child.pid);
  }
}

const isServing = async (port: number) => {
  try {
    return (await fetch(`http://localhost:${port}/`)).ok;
  } catch {
    return false;
  }
};
