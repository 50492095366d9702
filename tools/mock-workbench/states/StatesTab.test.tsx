import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { watchDownloads } from '../../../test/app/downloads';
import { renderWorkbench } from '../renderWorkbench';
import { fromLink } from '../../../mocks/states/link';
import { keepState, MOST_STATES } from './keptStates';

/** jsdom's files have no `text()`. */
const file = (text: string) =>
  Object.assign(new File([text], 'state.json', { type: 'application/json' }), {
    text: () => Promise.resolve(text),
  });

const RULES = {
  rules: { listEmployees: [{ answer: 'failure', failure: 500, times: 1 }] },
} as const;

test('a state is kept under a name, opened and deleted', async () => {
  const { open, user, mock } = renderWorkbench({ as: 'Manager', mock: 'empty' });
  const states = await open('States');
  const part = within(states.getByRole('region', { name: 'In this browser' }));
  await user.type(part.getByLabelText('Name'), ' Nobody {Enter}');
  expect(part.getByText('scenario empty · signed in as Manager')).toBeVisible();

  await user.click(states.getByRole('button', { name: 'Open firstSaveFails' }));
  expect(await screen.findByText('ada.admin@example.com')).toBeVisible();
  expect(mock.getSnapshot().arrangement.scenario).toBe('default');

  await user.click(part.getByRole('button', { name: 'Open Nobody' }));
  expect(await screen.findByText('No employees found.')).toBeVisible();
  expect(mock.getSnapshot().arrangement.persona).toBe('Manager');

  await user.click(part.getByRole('button', { name: 'Delete Nobody' }));
  expect(part.queryByText('Nobody')).toBeNull();
});

test('a name is asked for, and one of the project is refused', async () => {
  const { open, user } = renderWorkbench();
  const states = await open('States');
  await user.click(states.getByRole('button', { name: 'Save' }));
  expect(states.getByText('Enter a name.')).toBeVisible();
  await user.type(states.getByLabelText('Name'), 'manyEmployees{Enter}');
  expect(states.getByText('The project has a state of this name.')).toBeVisible();
});

test('no room for a state is said, and the kept ones stay', async () => {
  const { open, user } = renderWorkbench();
  const states = await open('States');
  await user.type(states.getByLabelText('Name'), 'first{Enter}');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.type(states.getByLabelText('Name'), 'second{Enter}');
  expect(states.getByText(/There is no room for it in this browser/)).toBeVisible();
  expect(states.getByRole('button', { name: 'Open first' })).toBeVisible();
  expect(states.queryByRole('button', { name: 'Open second' })).toBeNull();
});

test('a browser keeps a limited number of states', async () => {
  const { open, user, mock } = renderWorkbench();
  for (let number = 1; number <= MOST_STATES; number++) keepState(`state ${number}`, mock.keep());
  const states = await open('States');
  await user.type(states.getByLabelText('Name'), 'one more{Enter}');
  expect(states.getByText(/There are 30 states already/)).toBeVisible();
  await user.clear(states.getByLabelText('Name'));
  await user.type(states.getByLabelText('Name'), 'state 1{Enter}');
  expect(states.queryByText(/There are 30 states already/)).toBeNull();
  expect(states.getAllByRole('button', { name: /^Delete state/ })).toHaveLength(MOST_STATES);
});

test('a file is dropped on the buttons', async () => {
  const { open, mock } = renderWorkbench();
  const states = await open('States');
  const text = JSON.stringify({ ...mock.keep(), scenario: 'empty' });
  fireEvent.drop(states.getByRole('button', { name: 'Import' }), {
    dataTransfer: { files: [file(text)] },
  });
  expect(await screen.findByText('No employees found.')).toBeVisible();
  expect(await screen.findByText('state.json is open.')).toBeVisible();
});

test('what is exported is imported again', async () => {
  const saved = watchDownloads();
  const { open, user, mock } = renderWorkbench({
    mock: { scenario: 'sparse', ...RULES },
  });
  const states = await open('States');
  await user.click(states.getByRole('button', { name: 'Export' }));
  const [download] = await saved();
  const text = new TextDecoder().decode(download?.content);
  expect(download?.name).toBe('mock-state.json');
  expect(text).toMatch(/^{\n {2}"version": 2,/);

  await user.click(states.getByRole('button', { name: 'Open manyEmployees' }));
  await user.upload(states.getByLabelText('File with a state'), file(text));
  expect(await screen.findByText('state.json is open.')).toBeVisible();
  expect(mock.keep()).toEqual({ ...JSON.parse(text), changes: undefined });
});

test.each([
  ['text', 'hello', 'The file is not JSON'],
  ['another file', readFileSync('package.json', 'utf8'), /must be 2|no version/],
  ['a later version', '{"version":3}', 'of a later mock'],
  [
    'many problems',
    JSON.stringify({
      version: 2,
      scenario: 'none',
      rules: Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`call${index}`, []])),
      recordings: [],
    }),
    'and 6 more',
  ],
])('%s is refused in words, and changes nothing', async (_name, text, problem) => {
  const { open, user, mock } = renderWorkbench({ mock: RULES });
  const states = await open('States');
  const before = mock.getSnapshot().arrangement;
  await user.upload(states.getByLabelText('File with a state'), file(text));
  const alert = await states.findByText(problem, { exact: false });
  expect(alert.closest('[role="alert"]')).toBeVisible();
  expect(within(states.getByRole('alert')).getAllByRole('listitem').length).toBeLessThan(12);
  expect(mock.getSnapshot().arrangement).toBe(before);
});

test('a link has the whole state, and a large one says so', async () => {
  const { open, user, mock } = renderWorkbench({ path: '/results?q=a', mock: RULES });
  const states = await open('States');
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(states.getByRole('button', { name: 'Copy link' }));
  const url = new URL(copied.mock.lastCall?.[0] ?? '');
  expect(`${url.pathname}?q=${url.searchParams.get('q') ?? ''}`).toBe('/results?q=a');
  expect(fromLink(url.searchParams.get('mock') ?? '').arrangement).toMatchObject({
    ...RULES,
    persona: 'Admin',
  });

  copied.mockClear();
  const body = 'a'.repeat(3_000);
  const { arrangement } = mock.getSnapshot();
  act(() => {
    mock.set({ ...arrangement, rules: { login: [{ answer: 'fixed', status: 200, body }] } });
  });
  await user.click(states.getByRole('button', { name: 'Copy link' }));
  expect(await states.findByText(/It is too large for an address/)).toBeVisible();
  expect(copied).not.toHaveBeenCalled();
});

test('a file that sends calls to a host is opened only with a second click', async () => {
  const { open, user, mock } = renderWorkbench();
  const states = await open('States');
  const realHost = 'https://api.example.com';
  const text = JSON.stringify({ ...mock.keep(), realHost, rules: { login: [{ answer: 'real' }] } });
  await user.upload(states.getByLabelText('File with a state'), file(text));
  expect(
    await states.findByText(
      'state.json sends calls, and what they carry, to https://api.example.com: login.',
    ),
  ).toBeVisible();
  expect(mock.getSnapshot().arrangement.realHost).toBeUndefined();
  await user.click(states.getByRole('button', { name: 'Open it' }));
  expect(mock.getSnapshot().arrangement.realHost).toBe(realHost);
  expect(await screen.findByText('state.json is open.')).toBeVisible();
  expect(states.queryByText(/sends calls/)).toBeNull();

  await user.click(states.getByRole('button', { name: 'Copy link' }));
  expect(states.getByText(/some answers are Real/)).toBeVisible();
});

test('a file that only names a host is asked about too', async () => {
  const { open, user, mock } = renderWorkbench();
  const states = await open('States');
  const realHost = 'https://api.example.com';
  const text = JSON.stringify({ ...mock.keep(), realHost });
  await user.upload(states.getByLabelText('File with a state'), file(text));
  expect(
    await states.findByText(/to https:\/\/api\.example\.com: every operation that becomes Real\./),
  ).toBeVisible();
  expect(mock.getSnapshot().arrangement.realHost).toBeUndefined();
  await user.click(states.getByRole('button', { name: 'Open it' }));
  expect(mock.getSnapshot().arrangement.realHost).toBe(realHost);
});

test('recordings are counted and deleted', async () => {
  const { open, user, mock } = renderWorkbench({
    mock: {
      recordings: [
        { operation: 'listEmployees', request: '/api/employees', answers: [{ status: 200 }] },
      ],
    },
  });
  const states = await open('States');
  expect(states.getByText('1 answer to 1 request recorded.')).toBeVisible();
  await user.click(states.getByRole('button', { name: 'Delete recordings' }));
  expect(await states.findByText('No answer is recorded.')).toBeVisible();
  expect(mock.getSnapshot().arrangement.recordings).toEqual([]);
});
