import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';
import { gate } from '../../test/calls/gate';
import { answerPages, numbered } from '../../test/lists/everyPage';

const overview = '/all-evaluations?overview=1';

let otherTab: BroadcastChannel;
let heard: number;

beforeEach(() => {
  otherTab = new BroadcastChannel('writes');
  heard = 0;
  otherTab.onmessage = () => {
    heard += 1;
  };
});
afterEach(() => {
  otherTab.close();
});

/** Waits until all earlier messages have arrived: they arrive in the order in which they were sent. */
async function arrive(from: BroadcastChannel) {
  const to = new BroadcastChannel('writes');
  await act(
    () =>
      new Promise((resolve) => {
        to.onmessage = resolve;
        from.postMessage(null);
      }),
  );
  to.close();
}

const writeInOtherTab = () => arrive(otherTab);

function show(isShown: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isShown ? 'visible' : 'hidden');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

function countCalls(path: string) {
  const calls: string[] = [];
  server.use(
    http.get(path, ({ request }) => {
      calls.push(new URL(request.url).search);
    }),
  );
  return calls;
}

test('a list is read again after a write in another tab, and in a hidden tab when it is shown', async () => {
  renderApp({ path: '/all-evaluations' });
  const calls = countCalls('*/api/evaluations');
  await screen.findByRole('table', { name: 'All Evaluations' });
  expect(calls).toHaveLength(1);
  show(true);
  await writeInOtherTab();
  await waitFor(() => {
    expect(calls).toHaveLength(2);
  });

  show(false);
  await writeInOtherTab();
  await writeInOtherTab();
  expect(calls).toHaveLength(2);
  show(true);
  await waitFor(() => {
    expect(calls).toHaveLength(3);
  });
  show(true);
  expect(calls).toHaveLength(3);
});

test('the list of employees is not read again after a write in another tab', async () => {
  const { user } = renderApp({ path: '/' });
  const employees = countCalls('*/api/employees');
  const evaluations = countCalls('*/api/evaluations');
  await screen.findByText('57 employees');
  await writeInOtherTab();
  await user.click(screen.getByRole('link', { name: 'All Evaluations' }));
  await screen.findByRole('table', { name: 'All Evaluations' });
  await writeInOtherTab();
  await waitFor(() => {
    expect(evaluations).toHaveLength(2);
  });
  expect(employees).toHaveLength(1);
});

test.each([
  ['a save', 'notified', undefined, 'Feedback saved successfully'],
  ['a save that may have succeeded', 'notified', 500, 'Failed to save feedback: No'],
  ['a refusal', 'not notified', 400, 'Failed to save feedback: No'],
])('after %s, the other tabs are %s', async (_outcome, told, status, text) => {
  const { user } = renderApp({ path: '/evaluations' });
  if (status !== undefined) {
    server.use(http.post('*/api/feedback', () => HttpResponse.json({ message: 'No' }, { status })));
  }
  const [button] = await screen.findAllByRole('button', { name: 'Add Feedback' });
  if (!button) throw new Error('There is no evaluation');
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  await user.paste('Agreed');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findAllByText(text);
  const last = new BroadcastChannel('writes');
  await arrive(last);
  last.close();
  expect(heard).toBe(told === 'notified' ? 2 : 1);
});

test('the screen is shown in a browser that blocks its storage', async () => {
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  renderApp({ path: '/all-evaluations' });
  expect(await screen.findByRole('table', { name: 'All Evaluations' })).toBeVisible();
});

test.each([
  ['', 0],
  [', even if the clock was set back', 86_400_000],
])(
  'after a write in another tab, all evaluations are read again when they are opened%s',
  async (_clock, setBack) => {
    const { user } = renderApp({ path: overview });
    let count = 150;
    const asked = answerPages(2, (page) => numbered(page * 100 - 99, Math.min(page * 100, count)));
    await screen.findByText(/^150 evaluations, read/);
    count = 151;
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() - setBack);
    await writeInOtherTab();
    await user.click(screen.getByRole('link', { name: 'List' }));
    expect(asked.sort()).toEqual([1, 2]);
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    await screen.findByText(/^151 evaluations, read/);
    expect(asked.sort()).toEqual([1, 1, 2, 2]);
  },
);

test('a write during the read does not restart it and is read afterwards', async () => {
  renderApp({ path: overview });
  const late = gate();
  let count = 150;
  const asked = answerPages(2, async (page) => {
    const last = Math.min(page * 100, count);
    if (page === 2) await late.opened;
    return numbered(page * 100 - 99, last);
  });
  await waitFor(() => {
    expect(asked).toEqual([1, 2]);
  });
  count = 151;
  await writeInOtherTab();
  expect(asked).toEqual([1, 2]);
  late.open();
  await screen.findByText(/^151 evaluations, read/);
  expect(asked.sort()).toEqual([1, 1, 2, 2]);
});
