import { act, screen } from '@testing-library/react';
import { watchDownloads } from '../../test/app/downloads';
import { fromLink } from '../../mocks/states/link';
import { renderWorkbench } from './renderWorkbench';

/** jsdom's files have no `text()`. */
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

test('what is exported is imported again', async () => {
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
  expect(mock.toArrangement()).toEqual({ ...JSON.parse(text), changes: undefined });
});

test('a link has the whole state, and a large one says so', async () => {
  window.history.replaceState(null, '', '/results?q=a');
  const { mock, panel, share } = await start({ path: '/results?q=a', mock: RULES });
  const text = copied();
  await share('Copy link');
  const url = new URL(text.mock.lastCall?.[0] ?? '');
  expect(`${url.pathname}?q=${url.searchParams.get('q') ?? ''}`).toBe('/results?q=a');
  expect(fromLink(url.searchParams.get('mock') ?? '').arrangement).toMatchObject({
    ...RULES,
    persona: 'Admin',
  });

  text.mockClear();
  const body = 'a'.repeat(3_000);
  act(() => {
    const rules = { login: [{ answer: 'fixed', status: 200, body }] } as const;
    mock.set({ ...mock.getSnapshot().arrangement, rules });
  });
  await share('Copy link');
  expect(await panel.findByText(/It is too large for an address/)).toBeVisible();
  expect(text).not.toHaveBeenCalled();
});

test('a file that sends calls to a host is opened only with a second click', async () => {
  const { mock, panel, upload, user } = await start();
  const realHost = 'https://api.example.com';
  const rules = { login: [{ answer: 'real' }] };
  await upload(JSON.stringify({ ...mock.toArrangement(), realHost, rules }));
  expect(
    await panel.findByText(
      'state.json sends calls, and what they carry, to https://api.example.com: login.',
    ),
  ).toBeVisible();
  expect(mock.getSnapshot().arrangement.realHost).toBeUndefined();
  await user.click(panel.getByRole('button', { name: 'Open it' }));
  expect(mock.getSnapshot().arrangement.realHost).toBe(realHost);
});

test('the arrangement is used in a test or a story, without a host', async () => {
  const realHost = 'https://api.example.com';
  const rules = { ...RULES.rules, login: [{ answer: 'real' }] } as const;
  const { share } = await start({ path: "/results?q=o'neil", mock: { realHost, rules } });
  const text = copied();
  await share('Use in a test or story');
  expect(text.mock.lastCall?.[0]).toBe(`// MockChoice is a type of mocks/states/readChoice.ts.
const path = '/results?q=o%27neil';
const mock: MockChoice = {
  "rules": {
    "listEmployees": [
      {
        "answer": "failure",
        "failure": 500,
        "times": 1
      }
    ]
  }
};
// In a test:
renderApp({ path, mock });
// In a story:
parameters: { address: path, mock },
`);
});
