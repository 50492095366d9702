import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';
import { gate } from '../../test/calls/gate';
import { waitUntilClosed } from '../../test/forms/leaving';
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

test('everything is read again after a write in another tab', async () => {
  renderApp({ path: overview });
  let count = 150;
  const asked = answerPages(2, (page) => numbered(page * 100 - 99, Math.min(page * 100, count)));
  await screen.findByText(/^150 evaluations/);
  count = 151;
  writeInOtherTab();
  await screen.findByText(/^151 evaluations/);
  expect(asked.sort()).toEqual([1, 1, 2, 2]);
});

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
  await screen.findByText(/^151 evaluations/);
  expect(asked.sort()).toEqual([1, 1, 2, 2]);
});

test('a write of this tab costs one call, and is in what was read', async () => {
  const { user } = renderApp({ path: overview });
  let isSaved = false;
  const asked = answerPages(2, (page) => [
    ...(isSaved && page === 1 ? [buildEvaluation({ _id: 'new' })] : []),
    ...numbered(page * 100 - 99, page * 100),
  ]);
  const status = await screen.findByText(/^200 evaluations/);
  const readAt = status.textContent.split(', read')[1];
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);

  await user.click(screen.getByRole('link', { name: 'Home' }));
  const [add] = await screen.findAllByRole('button', { name: 'Add Evaluation' });
  if (!add) throw new Error('Nobody can be evaluated');
  await user.click(add);
  const dialog = await screen.findByRole('dialog');
  await user.type(await within(dialog).findByLabelText('Note'), 'Good.');
  const score = within(dialog).getByLabelText('Score');
  await user.clear(score);
  await user.type(score, '7');
  isSaved = true;
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitUntilClosed(dialog);

  await user.click(screen.getByRole('link', { name: 'All Evaluations' }));
  await user.click(await screen.findByRole('link', { name: 'Overview' }));
  // The time is that of the others, which were not read again.
  expect(await screen.findByText(/^201 evaluations/)).toHaveTextContent(`, read${readAt}`);
  expect(asked.sort()).toEqual([1, 1, 2]);
});
