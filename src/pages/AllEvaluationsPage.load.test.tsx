import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expectConsoleError } from '../../test/setup/console';
import { answerPages, numbered } from '../../test/lists/everyPage';
import { gate } from '../../test/calls/gate';
import { acceptAnyResponse } from '../../test/setup/network';
import { renderApp } from '../../test/app/renderApp';

const REFRESH = /^Read at .+ · Refresh$/;

const path = '/all-evaluations';
const open = `${path}?overview=1`;

const overview = () => screen.findByRole('region', { name: 'Overview' });
const region = (name: string) => screen.findByRole('region', { name });
const refuse = (message: string) => HttpResponse.json({ message }, { status: 403 });
const fail = () => HttpResponse.json({ message: 'No' }, { status: 500 });

test('the overview opens on demand, reads every page and is kept in the address', async () => {
  const { user, router } = renderApp({ path });
  const asked = answerPages(3, (page) =>
    numbered(page * 100 + 1, page * 100 + (page < 3 ? 100 : 7)),
  );
  await screen.findByRole('table', { name: 'All Evaluations' });
  expect(asked).toEqual([]);
  const view = (name: string) => screen.getByRole('link', { name });
  expect(view('List')).toHaveAttribute('aria-current', 'page');
  await user.click(view('Overview'));
  expect(await screen.findByText(/^207 evaluations, read at/)).toBeVisible();
  expect(view('Overview')).toHaveAttribute('aria-current', 'page');
  expect(asked.sort()).toEqual([1, 2, 3]);
  expect(router.state.location.search).toBe('?overview=1');
  expect(await region('Evaluations per month')).toHaveTextContent('207 evaluations, May 2025.');

  await user.click(view('List'));
  expect(screen.queryByRole('region', { name: 'Overview' })).not.toBeInTheDocument();
  // The list is not read twice.
  await user.click(view('Overview'));
  expect(await screen.findByText(/^207 evaluations, read at/)).toBeVisible();
  expect(asked).toHaveLength(3);
});

test('the focus moves from Refresh to Cancel and back', async () => {
  const { user } = renderApp({ path: open });
  let late = gate();
  late.open();
  answerPages(1, async () => {
    await late.opened;
    return numbered(1, 7);
  });
  const button = (name: string | RegExp) => screen.findByRole('button', { name });
  const refresh = await button(REFRESH);
  late = gate();
  await user.click(refresh);
  const cancel = await button('Cancel');
  await waitFor(() => {
    expect(cancel).toHaveFocus();
  });
  await user.keyboard('{Enter}');
  const again = await button(REFRESH);
  await waitFor(() => {
    expect(again).toHaveFocus();
  });
  await user.keyboard('{Enter}');
  await button('Cancel');
  late.open();
  const ended = await button(REFRESH);
  await waitFor(() => {
    expect(ended).toHaveFocus();
  });
});

test('the load shows its progress, reads six pages at a time and can be cancelled', async () => {
  const { user } = renderApp({ path: open });
  const late = gate();
  const asked = answerPages(20, async (page) => {
    if (page > 3) await late.opened;
    return numbered(page * 100 + 1, page * 100 + 100);
  });
  const progress = await screen.findByRole('progressbar', { name: 'Reading evaluations' });
  await waitFor(() => {
    expect(progress).toHaveAttribute('aria-valuetext', '3 of 20');
  });
  await waitFor(() => {
    expect(asked).toHaveLength(9);
  });
  await user.click(within(await overview()).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Reading was cancelled.')).toBeVisible();
  late.open();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/^2,000 evaluations, read at/)).toBeVisible();
  // Nine pages were requested before Cancel, and twenty afterwards. Cancel dropped the pages that were waiting.
  expect(asked).toHaveLength(29);
});

test('after a refusal, the page shows the reason and does not offer the overview again', async () => {
  expectConsoleError('Failed to fetch evaluations');
  const { user } = renderApp({ path });
  const asked = answerPages(1, () => refuse('Only for Managers'));
  await user.click(await screen.findByRole('link', { name: 'Overview' }));
  expect(
    await screen.findByText('The server refuses the overview: Only for Managers'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Overview' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Overview' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Results' }));
  await screen.findByRole('heading', { name: 'Results' });
  await user.click(screen.getByRole('link', { name: 'All Evaluations' }));
  expect(await screen.findByText(/^The server refuses the overview/)).toBeVisible();
  expect(asked).toEqual([1]);
});

test('a page that fails is retried once, then counted, and can be tried again', async () => {
  expectConsoleError('Failed to fetch evaluations');
  expectConsoleError('Failed to fetch evaluations');
  const { user } = renderApp({ path: open });
  let isBroken = true;
  const asked = answerPages(4, (page, call) => {
    if (page === 3 && call === 1) return fail();
    if (page % 2 === 0 && isBroken) return fail();
    return numbered(page * 100 + 1, page * 100 + 100);
  });
  expect(await screen.findByText('2 pages could not be read.')).toBeVisible();
  expect(screen.getByText(/^200 evaluations, read at/)).toBeVisible();
  expect(asked.sort()).toEqual([1, 2, 2, 3, 3, 4, 4]);
  expect(
    await screen.findByText(/Not all evaluations were read: some of these people may have one/),
  ).toBeVisible();

  isBroken = false;
  await user.click(within(await overview()).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^400 evaluations, read at/)).toBeVisible();
  expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
  expect(asked).toHaveLength(9);
});

test('an evaluation on two pages counts once, and the server determines the page size', async () => {
  renderApp({ path: open });
  // Each page begins with the last evaluation of the page before, because a new one has moved it on.
  const asked = answerPages(5, (page) => numbered(page * 24 - 24, page * 24));
  expect(await screen.findByText(/^121 evaluations, read at/)).toBeVisible();
  // Each page is read twice, because the list has moved.
  expect(asked.sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});

test('only the first 20,000 evaluations are read, and a note says so', async () => {
  acceptAnyResponse();
  renderApp({ path: open });
  const asked = answerPages(9, (page) => {
    const ids = Array.from({ length: 7_000 }, (_, index) => ({ _id: `${page}-${index}` }));
    return HttpResponse.json({ evaluations: ids, totalPages: 9 });
  });
  expect(await screen.findByText(/^20,000 evaluations, read at/)).toHaveTextContent(
    'The server has more: only the first 20,000 are read.',
  );
  expect(asked.sort()).toEqual([1, 2, 3]);
  expect(await region('Evaluations per month')).toHaveTextContent(
    'Not counted (no score or date): 20,000 evaluations.',
  );
});
