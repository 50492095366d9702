import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { act, cleanup, screen } from '@testing-library/react';
import { watchDownloads } from '../../test/app/downloads';
import { fromLink } from '../../mocks/config/link';
import { expectConsoleError } from '../../test/setup/console';
import { renderWorkbench } from './renderWorkbench';

/** Creates a file with `text()`, which jsdom's files do not have. */
const file = (text: string) =>
  Object.assign(new File([text], 'state.json', { type: 'application/json' }), {
    text: () => Promise.resolve(text),
  });

const RULES = {
  rules: { listEmployees: [{ answer: 'failure', failure: 500, times: 1 }] },
} as const;

async function start(options?: Parameters<typeof renderWorkbench>[0]) {
  const app = renderWorkbench(options);
  const panel = await app.open();
  const share = async (item: string) => {
    await app.user.click(panel.getByRole('button', { name: 'Share' }));
    await app.user.click(panel.getByRole('menuitem', { name: item }));
  };
  const upload = (text: string) =>
    app.user.upload(panel.getByLabelText('File with a state'), file(text));
  return { ...app, panel, share, upload };
}

const copied = () => jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

test('an exported config can be imported', async () => {
  const saved = watchDownloads();
  const { mock, panel, share, upload, user } = await start({
    mock: { server: 'sparse', ...RULES },
  });
  await share('Export');
  const [download] = await saved();
  const text = new TextDecoder().decode(download?.content);
  await user.click(panel.getByRole('button', { name: 'Reset all' }));
  await upload(text);
  expect(await screen.findByText('state.json is open.')).toBeVisible();
  expect(mock.toConfig()).toEqual({ ...JSON.parse(text), changes: undefined });
});

test('a link has the whole state, and a state that is too large for a link is reported', async () => {
  window.history.replaceState(null, '', '/results?q=a');
  const { mock, panel, share } = await start({ path: '/results?q=a', mock: RULES });
  const text = copied();
  await share('Copy link');
  const url = new URL(text.mock.lastCall?.[0] ?? '');
  expect(`${url.pathname}?q=${url.searchParams.get('q') ?? ''}`).toBe('/results?q=a');
  expect(fromLink(url.searchParams.get('mock') ?? '').config).toMatchObject({
    ...RULES,
    persona: 'Admin',
  });

  text.mockClear();
  const body = 'a'.repeat(3_000);
  act(() => {
    const rules = { login: [{ answer: 'fixed', status: 200, body }] } as const;
    mock.change({ rules });
  });
  await share('Copy link');
  expect(await panel.findByText(/It is too large for an address/)).toBeVisible();
  expect(text).not.toHaveBeenCalled();
});

test('a file that sends calls to a host needs a second click', async () => {
  const { mock, panel, upload, user } = await start();
  const realHost = 'https://api.example.com';
  const rules = { login: [{ answer: 'real' }] };
  await upload(JSON.stringify({ ...mock.toConfig(), realHost, rules }));
  expect(
    await panel.findByText(
      'state.json sends calls, and what they carry, to https://api.example.com: login.',
    ),
  ).toBeVisible();
  expect(mock.getSnapshot().config.realHost).toBeUndefined();
  await user.click(panel.getByRole('button', { name: 'Open it' }));
  expect(mock.getSnapshot().config.realHost).toBe(realHost);
});

/** Runs a copied file in its folder, and returns its exports. */
function runFile(text: string, folder: string) {
  const { code } = transformSync(text, {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  });
  const tests: (() => Promise<void>)[] = [];
  const exported: Record<string, unknown> = {};
  const addTest = (_name: string, body: () => Promise<void>) => tests.push(body);
  const load = (name: string): unknown =>
    jest.requireActual(name.startsWith('.') ? join(folder, name) : name);
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- it is the copied file
  new Function('require', 'exports', 'test', 'jest', code)(load, exported, addTest, jest);
  return { tests, exported };
}

test('the copied test and the copied story run without a host', async () => {
  const realHost = 'https://api.example.com';
  const failing = { listEmployees: [{ answer: 'failure', failure: 500 }] } as const;
  const rules = { ...failing, login: [{ answer: 'real' }] } as const;
  expectConsoleError('Error fetching employees');
  const { share } = await start({ path: "/results?q=o'neil", mock: { realHost, rules } });
  const text = copied();
  await share('Use in a story');
  const { exported } = runFile(
    text.mock.lastCall?.[0] ?? '',
    join(__dirname, '../../stories/pages'),
  );
  expect(exported).toMatchObject({
    default: { title: 'Pages/State' },
    State: { parameters: { address: '/results?q=o%27neil', mock: { rules: failing } } },
  });
  expect(JSON.stringify(exported)).not.toContain('example.com');

  await share('Use in a test');
  cleanup();
  const { tests } = runFile(text.mock.lastCall?.[0] ?? '', join(__dirname, '../../test/product'));
  await tests[0]?.();
  expect(await screen.findByRole('searchbox')).toHaveValue("o'neil");
  expect(await screen.findByText('The server reported an error.')).toBeVisible();
});
