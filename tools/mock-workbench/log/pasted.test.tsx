import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { screen, waitFor } from '@testing-library/react';
import { expectConsoleError } from '../../../test/setup/console';
import { acceptAnyResponse } from '../../../test/setup/network';
import { renderWorkbench } from '../renderWorkbench';

const run = promisify(execFile);

/** Pasted files go two folders below the root, as in src/app. Lint and other runs of Jest skip them here. */
const PARENT = path.resolve('coverage');
let folder: string;
const files: string[] = [];

beforeAll(() => {
  mkdirSync(PARENT, { recursive: true });
  folder = mkdtempSync(path.join(PARENT, 'pasted-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

type Rendered = ReturnType<typeof renderWorkbench>;

/** Copies the newest call of the operation as a test and as a story. */
async function copy({ open, user }: Rendered, operation: string) {
  const log = await open('Log');
  const [line] = await log.findAllByRole('button', { name: operation });
  if (!line) throw new Error(`No line is ${operation}`);
  await user.click(line);
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const press = async (button: string) => {
    await user.click(log.getByRole('button', { name: button }));
    return copied.mock.lastCall?.[0] ?? '';
  };
  const test = await press('Copy as test');
  const story = await press('Copy as story');
  return { test, story };
}

function paste({ test, story }: Awaited<ReturnType<typeof copy>>) {
  const name = `pasted${files.length + 1}`;
  files.push(`${name}.test.tsx`);
  writeFileSync(path.join(folder, `${name}.test.tsx`), test);
  writeFileSync(path.join(folder, `${name}.stories.tsx`), story);
}

test('a list: what it shows is asserted', async () => {
  const app = renderWorkbench({ as: 'Manager' });
  await screen.findByText('ada.admin@example.com');
  const copied = await copy(app, 'listEmployees');
  const { test, story } = copied;
  paste(copied);
  expect(test).toContain("test('listEmployees answers 200'");
  expect(test).toContain("findAllByText('ada.admin@example.com')");
  expect(test).toContain("as: 'Manager'");
  expect(story).toContain("persona: 'Manager'");
});

test('an evaluation: only this one is fixed', async () => {
  const app = renderWorkbench({ path: '/evaluation/evaluation-0386' });
  await screen.findByRole('heading', { level: 1, name: /’s Evaluation|'s Evaluation/ });
  const { test } = await copy(app, 'getEvaluation');
  expect(test).toContain("when: { in: 'path', name: 'id', equals: 'evaluation-0386' }");
});

test('a read that fails: an alert is asserted, and the log is expected', async () => {
  expectConsoleError('Failed to fetch evaluations');
  const app = renderWorkbench({ path: '/evaluations?page=3', mock: 'thirdPageFails' });
  await screen.findByRole('alert');
  const copied = await copy(app, 'listOwnEvaluations');
  paste(copied);
  expect(copied.test).toContain("findAllByRole('alert')");
});

test('statistics in the table of results: their numbers are asserted', async () => {
  const app = renderWorkbench({ path: '/results?q=okafor&view=table' });
  await screen.findByText('ada.admin@example.com');
  await waitFor(() => {
    expect(app.queryClient.isFetching()).toBe(0);
  });
  const copied = await copy(app, 'getStatistics');
  paste(copied);
  expect(copied.test).toMatch(/findAllByText\('\d/);
  expect(copied.test).not.toContain('Press what');
});

test('statistics that a person has opened: the test says what to press', async () => {
  const app = renderWorkbench({ path: '/results?q=ada+okafor' });
  await app.user.click(await screen.findByRole('button', { name: 'Statistics' }));
  await waitFor(() => {
    expect(app.queryClient.isFetching()).toBe(0);
  });
  const { test } = await copy(app, 'getStatistics');
  expect(test).toContain('// Press what calls getStatistics');
});

test('an answer that breaks the contract is accepted', async () => {
  acceptAnyResponse();
  const app = renderWorkbench({
    path: '/evaluation/evaluation-0386',
    mock: 'brokenEvaluation',
  });
  await screen.findByRole('heading', { level: 1, name: /Evaluation/ });
  const copied = await copy(app, 'getEvaluation');
  paste(copied);
  expect(copied.test).toContain('acceptAnyResponse();');
});

test('a write: the test says what to press', async () => {
  const { user, ...app } = renderWorkbench({ path: '/login', as: null });
  await user.type(await screen.findByLabelText('Email'), 'ada.admin@example.com');
  await user.type(screen.getByLabelText('Password'), 'wrong-password{Enter}');
  await screen.findByRole('alert');
  const { test } = await copy({ user, ...app }, 'login');
  expect(test).toContain('as: null');
  expect(test).toContain('// Press what calls login');
});

test('the tests pass when they are pasted, and all is formatted', async () => {
  // Without a path, Jest would run all tests.
  expect(files).toHaveLength(4);
  const runner = path.resolve('node_modules/jest/bin/jest.js');
  const paths = files.map((file) => path.join(folder, file));
  const { stderr } = await run(process.execPath, [
    runner,
    '--selectProjects',
    'screens',
    '--testMatch',
    '**/coverage/pasted-*/*',
    '--runTestsByPath',
    ...paths,
  ]);
  expect(stderr).toContain(`${files.length} passed, ${files.length} total`);

  // The formatter skips files that Git ignores, so it gets their text as its input.
  const formatter = path.resolve('node_modules/oxfmt/bin/oxfmt');
  const pasted = readdirSync(folder).map((file) => path.join(folder, file));
  expect(pasted).toHaveLength(8);
  for (const file of pasted) {
    const input = readFileSync(file, 'utf8');
    const args = [formatter, '--stdin-filepath', file];
    expect(execFileSync(process.execPath, args, { input, encoding: 'utf8' })).toBe(input);
  }
  // The test starts another Jest, maybe on a busy machine.
}, 300_000);
