import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { buildEvaluation } from '../../mocks/db/builders';
import { expectConsoleError } from '../../test/setup/console';
import { ANN, answerPages, BEN, numbered } from '../../test/lists/everyPage';
import { gate } from '../../test/calls/gate';
import { renderApp } from '../../test/app/renderApp';

const path = '/all-evaluations';

const rows = () =>
  within(screen.getByRole('table', { name: 'All Evaluations' }))
    .getAllByRole('row')
    .slice(1);
const names = () => rows().map((row) => row.querySelector('td a')?.textContent);
const field = () => screen.findByRole('searchbox', { name: 'Search evaluations' });

const grace = { _id: 'grace', name: 'Grace Hopper', email: 'grace@navy.example' };
const zoe = { _id: 'zoe', name: 'Zoë Müller', email: 'zoe@example.com' };

const FOUR = [
  buildEvaluation({
    _id: 'e1',
    employee: grace,
    evaluator: ANN,
    score: 9,
    note: 'Finds bugs.',
    createdAt: '2025-02-01T09:00:00.000Z',
  }),
  buildEvaluation({
    _id: 'e2',
    employee: zoe,
    evaluator: BEN,
    score: 4,
    note: '',
    createdAt: '2025-03-01T09:00:00.000Z',
  }),
  buildEvaluation({
    _id: 'e3',
    employee: zoe,
    evaluator: ANN,
    score: 7,
    note: `${'Long ago. '.repeat(30)}Mentors the new ones, and finds time.`,
    createdAt: '2024-03-01T09:00:00.000Z',
  }),
  buildEvaluation({
    _id: 'e4',
    employee: grace,
    evaluator: null,
    score: null,
    note: null,
    createdAt: null,
  }),
];

test('a search finds words of names and notes in any order, highlights them and counts the matches', async () => {
  const { user, router } = renderApp({ path });
  const asked = answerPages(1, () => FOUR);
  await user.type(await field(), 'finds MULLER');
  expect(await screen.findByText('1 of 4 evaluations')).toBeVisible();
  await waitFor(() => {
    expect(names()).toEqual(['Zoë Müller']);
  });
  expect(asked).toEqual([1]);
  expect(screen.getByText(/^Read at /)).toBeVisible();
  // An address with a highlighted text breaks after its @, too.
  expect(rows()[0]?.querySelector('wbr')?.previousSibling).toHaveTextContent(/@$/);
  expect(Array.from(rows()[0]?.querySelectorAll('mark') ?? [], (mark) => mark.textContent)).toEqual(
    ['Müller', 'finds'],
  );
  await waitFor(() => {
    expect(router.state.location.search).toBe('?find=finds+MULLER');
  });
  await user.clear(await field());
  expect(await screen.findByText('Page 1 of 40')).toBeVisible();
  // The evaluations are not read again.
  await user.type(await field(), 'ben');
  expect(await screen.findByText('1 of 4 evaluations')).toBeVisible();
  expect(asked).toEqual([1]);
});

test('the list can be filtered by evaluator, score and missing note, and the address has the filters', async () => {
  const { user, router } = renderApp({ path });
  answerPages(1, () => FOUR);
  await user.click(await screen.findByRole('button', { name: 'Filters', expanded: false }));
  const evaluator = await screen.findByRole('combobox', { name: 'Evaluator' });
  await waitFor(() => {
    expect(
      Array.from(evaluator.querySelectorAll('option'), (option) => option.textContent),
    ).toEqual(['All', 'Ann Example', 'Ben Example', 'N/A']);
  });
  // Opening the filters does not filter the list.
  expect(screen.getByText('Page 1 of 40')).toBeVisible();

  await user.selectOptions(evaluator, 'Ann Example');
  expect(await screen.findByText('2 of 4 evaluations')).toBeVisible();
  // The newest evaluation is the first.
  expect(names()).toEqual(['Grace Hopper', 'Zoë Müller']);
  await user.type(screen.getByRole('textbox', { name: 'Score from' }), '8');
  expect(await screen.findByText('1 of 4 evaluations')).toBeVisible();
  expect(router.state.location.search).toBe('?evaluator=ann&score=8-');
  await user.click(screen.getByRole('checkbox', { name: 'Without note' }));
  expect(await screen.findByText('No evaluations match.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filters (3)' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('Page 1 of 40')).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(await field()).toHaveFocus();
});

test('a link opens the list with its search, filters and page', async () => {
  const { router, user } = renderApp({ path: `${path}?find=person&score=9-9&page=3` });
  answerPages(1, () => numbered(1, 25));
  expect(await screen.findByText('25 of 25 evaluations')).toBeVisible();
  expect(screen.getByText('Page 3 of 3')).toBeVisible();
  expect(rows()).toHaveLength(5);
  expect(await field()).toHaveValue('person');
  expect(screen.getByRole('textbox', { name: 'Score to' })).toHaveValue('9');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  expect(router.state.location.search).toBe('?find=person&score=9-9&page=2');
  await user.type(await field(), ' 25');
  expect(await screen.findByText('Page 1 of 1')).toBeVisible();
});

test('a period filters the list, is named above it and is kept by its links', async () => {
  const { user } = renderApp({ path: `${path}?period=2025-01-01..2025-12-31&page=1` });
  answerPages(1, () => FOUR);
  expect(await screen.findByText('Jan 1, 2025 – Dec 31, 2025: 2 of 4 evaluations')).toBeVisible();
  expect(names()).toEqual(['Zoë Müller', 'Grace Hopper']);
  expect(screen.getByRole('link', { name: 'Zoë Müller' })).toHaveAttribute(
    'href',
    '/employee-profile/zoe?period=2025-01-01..2025-12-31',
  );
  await user.type(await field(), 'nobody');
  expect(await screen.findByText('No evaluations match.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show any time' }));
  expect(await screen.findByText('0 of 4 evaluations')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('Page 1 of 40')).toBeVisible();
});

test('the typed text is not lost while all evaluations are read, and a refusal is shown', async () => {
  expectConsoleError('Failed to fetch evaluations');
  const { user } = renderApp({ path });
  const late = gate();
  const asked = answerPages(1, async () => {
    await late.opened;
    return HttpResponse.json({ message: 'Only for Managers' }, { status: 403 });
  });
  await user.type(await field(), 'gra');
  await waitFor(() => {
    expect(asked).toEqual([1]);
  });
  await user.type(await field(), 'ce');
  expect(await field()).toHaveValue('grace');
  late.open();
  expect(await screen.findByText('The server refuses to send all evaluations.')).toBeVisible();
  expect(await field()).toHaveValue('grace');
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('Page 1 of 40')).toBeVisible();
});

test('the printed list has all matching evaluations, without actions', async () => {
  renderApp({ path: `${path}?find=person` });
  answerPages(1, () => numbered(1, 25));
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  fireEvent(window, new Event('beforeprint'));
  expect(rows()).toHaveLength(25);
  expect(screen.queryByRole('button', { name: 'View Details' })).not.toBeInTheDocument();
  fireEvent(window, new Event('afterprint'));
  expect(rows()).toHaveLength(10);
});
