import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { watchDownloads } from '../../../test/app/downloads';
import { fromLink } from '../../../mocks/states/link';
import { renderWorkbench } from '../renderWorkbench';

type Rendered = ReturnType<typeof renderWorkbench>;

/** jsdom's files have no `text()`. */
const file = (text: string) =>
  Object.assign(new File([text], 'state.json', { type: 'application/json' }), {
    text: () => Promise.resolve(text),
  });

const RULES = {
  rules: { listEmployees: [{ answer: 'failure', failure: 500, times: 1 }] },
} as const;

async function share({ user, panel }: Rendered, item: string) {
  await user.click(panel().getByRole('button', { name: 'Share' }));
  await user.click(panel().getByRole('menuitem', { name: item }));
}

const copied = () => jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

test('a file is dropped on the bar', async () => {
  const { open, mock } = renderWorkbench();
  const panel = await open('Calls');
  const text = JSON.stringify({ ...mock.keep(), scenario: 'empty' });
  fireEvent.drop(panel.getByRole('button', { name: 'Share' }), {
    dataTransfer: { files: [file(text)] },
  });
  expect(await screen.findByText('No employees found.')).toBeVisible();
  expect(await screen.findByText('state.json is open.')).toBeVisible();
});

test('what is exported is imported again', async () => {
  const saved = watchDownloads();
  const app = renderWorkbench({ mock: { scenario: 'sparse', ...RULES } });
  const panel = await app.open('Calls');
  await share(app, 'Export');
  const [download] = await saved();
  const text = new TextDecoder().decode(download?.content);
  expect(download?.name).toBe('mock-state.json');
  expect(text).toMatch(/^{\n {2}"version": 3,/);

  await app.user.click(panel.getByRole('button', { name: 'Reset all' }));
  await app.user.upload(panel.getByLabelText('File with a state'), file(text));
  expect(await screen.findByText('state.json is open.')).toBeVisible();
  expect(app.mock.keep()).toEqual({ ...JSON.parse(text), changes: undefined });
});

test.each([
  ['text', 'hello', 'The file is not JSON'],
  ['another file', readFileSync('package.json', 'utf8'), /must be 3|no version/],
  ['a later version', '{"version":4}', 'of a later mock'],
  [
    'many problems',
    JSON.stringify({
      version: 3,
      scenario: 'none',
      rules: Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`call${index}`, []])),
    }),
    'and 6 more',
  ],
])('%s is refused in words, and changes nothing', async (_name, text, problem) => {
  const { open, user, mock } = renderWorkbench({ mock: RULES });
  const panel = await open('Calls');
  const before = mock.getSnapshot().arrangement;
  await user.upload(panel.getByLabelText('File with a state'), file(text));
  const alert = await panel.findByText(problem, { exact: false });
  expect(alert.closest('[role="alert"]')).toBeVisible();
  expect(within(panel.getByRole('alert')).getAllByRole('listitem').length).toBeLessThan(12);
  expect(mock.getSnapshot().arrangement).toBe(before);
  await user.click(panel.getByRole('button', { name: 'OK' }));
  expect(panel.getByRole('alert')).toBeEmptyDOMElement();
});

test('a link has the whole state, and a large one says so', async () => {
  window.history.replaceState(null, '', '/results?q=a');
  const app = renderWorkbench({ path: '/results?q=a', mock: RULES });
  const panel = await app.open('Calls');
  const text = copied();
  await share(app, 'Copy link');
  const url = new URL(text.mock.lastCall?.[0] ?? '');
  expect(`${url.pathname}?q=${url.searchParams.get('q') ?? ''}`).toBe('/results?q=a');
  expect(fromLink(url.searchParams.get('mock') ?? '').arrangement).toMatchObject({
    ...RULES,
    persona: 'Admin',
  });

  text.mockClear();
  const body = 'a'.repeat(3_000);
  act(() => {
    app.mock.set({
      ...app.mock.getSnapshot().arrangement,
      rules: { login: [{ answer: 'fixed', status: 200, body }] },
    });
  });
  await share(app, 'Copy link');
  expect(await panel.findByText(/It is too large for an address/)).toBeVisible();
  expect(text).not.toHaveBeenCalled();
  // It was about the arrangement that is gone.
  await app.user.click(panel.getByRole('button', { name: 'Reset all' }));
  expect(panel.getByRole('alert')).toBeEmptyDOMElement();
});

test('a file that sends calls to a host is opened only with a second click', async () => {
  const app = renderWorkbench();
  const panel = await app.open('Calls');
  const realHost = 'https://api.example.com';
  const rules = { login: [{ answer: 'real' }] };
  const text = JSON.stringify({ ...app.mock.keep(), realHost, rules });
  await app.user.upload(panel.getByLabelText('File with a state'), file(text));
  expect(
    await panel.findByText(
      'state.json sends calls, and what they carry, to https://api.example.com: login.',
    ),
  ).toBeVisible();
  expect(app.mock.getSnapshot().arrangement.realHost).toBeUndefined();
  await app.user.click(panel.getByRole('button', { name: 'Open it' }));
  expect(app.mock.getSnapshot().arrangement.realHost).toBe(realHost);
  expect(panel.queryByText(/sends calls/)).toBeNull();

  await share(app, 'Copy link');
  expect(panel.getByText(/some answers are Real/)).toBeVisible();
});

test('the screen is used in a test or a story', async () => {
  const saved = watchDownloads();
  const app = renderWorkbench({ path: '/evaluations?page=2', mock: RULES });
  await app.open('Calls');
  const text = copied();
  await share(app, 'Use in a test or story');
  expect(text.mock.lastCall?.[0]).toContain("const path = '/evaluations?page=2';");
  expect(text.mock.lastCall?.[0]).toContain('"failure": 500');

  const body = Array.from({ length: 40 }, (_, index) => index);
  act(() => {
    app.mock.set({
      ...app.mock.getSnapshot().arrangement,
      rules: { login: [{ answer: 'fixed', status: 200, body }] },
    });
  });
  await share(app, 'Use in a test or story');
  expect(text.mock.lastCall?.[0]).toContain("mock: 'sharedState'");
  const [download] = await saved();
  expect(download?.name).toBe('sharedState.json');
  expect(await screen.findByText('Copied. sharedState.json is for mocks/states/.')).toBeVisible();
});
