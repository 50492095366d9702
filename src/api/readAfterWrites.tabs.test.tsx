import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';
import { gate } from '../../test/calls/gate';
import { answerPages, numbered } from '../../test/lists/everyPage';

const overview = '/all-evaluations?overview=1';

function writeInOtherTab() {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'evaluationsWritten', newValue: '1' }));
  });
}

function show(isShown: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Counts the calls for ten evaluations. */
function countCalls() {
  const calls: string[] = [];
  server.use(
    http.get('*/api/evaluations', ({ request }) => {
      calls.push(new URL(request.url).search);
    }),
  );
  return calls;
}

test('a list is read again after a write in another tab; in a hidden tab when it is shown', async () => {
  renderApp({ path: '/all-evaluations' });
  const calls = countCalls();
  await screen.findByRole('table', { name: 'All Evaluations' });
  expect(calls).toHaveLength(1);
  writeInOtherTab();
  await waitFor(() => {
    expect(calls).toHaveLength(2);
  });

  show(false);
  writeInOtherTab();
  writeInOtherTab();
  expect(calls).toHaveLength(2);
  show(true);
  await waitFor(() => {
    expect(calls).toHaveLength(3);
  });
  show(true);
  expect(calls).toHaveLength(3);
});

test.each([
  ['', 0],
  [', also where the clock was set back meanwhile', 86_400_000],
])(
  'all evaluations are read again when they are next opened after a write in another tab%s',
  async (_clock, setBack) => {
    const { user } = renderApp({ path: overview });
    let count = 150;
    const asked = answerPages(2, (page) => numbered(page * 100 - 99, Math.min(page * 100, count)));
    await screen.findByText(/^150 evaluations, read/);
    count = 151;
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() - setBack);
    writeInOtherTab();
    await user.click(screen.getByRole('link', { name: 'List' }));
    expect(asked.sort()).toEqual([1, 2]);
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    await screen.findByText(/^151 evaluations, read/);
    expect(asked.sort()).toEqual([1, 1, 2, 2]);
  },
);

test('a write during the reading does not begin it anew, and is read afterwards', async () => {
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
  writeInOtherTab();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(asked).toEqual([1, 2]);
  late.open();
  await screen.findByText(/^151 evaluations, read/);
  expect(asked.sort()).toEqual([1, 1, 2, 2]);
});
