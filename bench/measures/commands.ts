import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, kill } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import type { Line } from '../support/table';
import type { Measure } from '../support/bench';

const LIMIT = 300_000;

/** What a developer waits for: the servers until they answer, the checks until they are done. */
export const commands: Measure = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const seconds = [
    ['npm run dev, until it answers', await serving(['run', 'dev', '--', '--port', '5199'], 5_199)],
    [
      'npm run storybook, until it answers',
      await serving(['run', 'storybook', '--', '--ci', '--port', '6099'], 6_099),
    ],
    ['npm run build', await done(['run', 'build', '--', '--outDir', folder])],
    ['npm test', await done(['test'])],
  ] as const;
  return seconds.map(([name, time]): Line => ({ name, unit: 's', of: 'median', app: [time] }));
};

/** Starts npm in a process group of its own, so that everything it starts can be ended with it. */
function start(args: string[]): ChildProcess {
  const variables = { ...env, VITE_API_BASE_URL: args.includes('build') ? '/' : '' };
  return spawn('npm', args, { stdio: 'ignore', detached: true, env: variables });
}

async function done(args: string[]): Promise<number> {
  const begin = performance.now();
  const child = start(args);
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`npm ${args.join(' ')} failed`);
  return (performance.now() - begin) / 1_000;
}

async function serving(args: string[], port: number): Promise<number> {
  const begin = performance.now();
  const child = start(args);
  try {
    while (!(await answers(port))) {
      if (performance.now() - begin > LIMIT) throw new Error(`npm ${args.join(' ')} is silent`);
      if (child.exitCode !== null) throw new Error(`npm ${args.join(' ')} has ended`);
      await setTimeout(50);
    }
    return (performance.now() - begin) / 1_000;
  } finally {
    if (child.pid !== undefined && child.exitCode === null) kill(-child.pid);
  }
}

const answers = async (port: number) => {
  try {
    return (await fetch(`http://localhost:${port}/`)).ok;
  } catch {
    return false;
  }
};
