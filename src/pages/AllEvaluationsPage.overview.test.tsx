import { screen, within } from '@testing-library/react';
import { chooseChartOption } from '../../test/app/chartOptions';
import { ANN, answerPages, BEN, numbered } from '../../test/lists/everyPage';
import { acceptAnyResponse } from '../../test/setup/network';
import { renderApp } from '../../test/app/renderApp';

const open = '/all-evaluations?overview=1';

const region = (name: string) => screen.findByRole('region', { name });

async function rowsOf(name: string) {
  const table = await screen.findByRole('table', { name });
  return Array.from(table.querySelectorAll('tr'), (row) =>
    Array.from(row.children, ({ textContent }) => textContent),
  );
}

test('two evaluators are compared by the employees whom both have scored', async () => {
  const { user, router } = renderApp({ path: open });
  const by = (evaluator: typeof ANN, employee: number, score: number) =>
    numbered(employee, employee, { _id: `${evaluator._id}${employee}`, evaluator, score });
  answerPages(1, () => [
    ...[...by(ANN, 1, 4), ...by(BEN, 1, 7), ...by(ANN, 2, 8), ...by(BEN, 2, 7)],
    ...[...by(ANN, 3, 9), ...numbered(4, 4, { evaluator: { _id: 'cem', name: 'Cem' } })],
  ]);
  const raters = within(await region('Raters compared'));
  expect(raters.getByText('Choose two evaluators.')).toBeVisible();
  await user.selectOptions(raters.getByLabelText('Evaluator'), 'Ann Example');
  await user.selectOptions(raters.getByLabelText('With'), 'Cem');
  expect(raters.getByText('No shared employees: not comparable.')).toBeVisible();
  expect(raters.queryByRole('button', { name: 'Chart options' })).not.toBeInTheDocument();

  await user.selectOptions(raters.getByLabelText('With'), 'Ben Example');
  expect(raters.getByText(/^2 employees whom both have scored/)).toHaveTextContent(
    'The scores by Ben Example are 1 higher in the median.',
  );
  await chooseChartOption(user, 'Raters compared', 'Show as table');
  expect(await rowsOf('Raters compared')).toEqual([
    ['Employee', 'Ann Example', 'Ben Example', 'Difference'],
    ['Person 1', '4', '7', '+3'],
    ['Person 2', '8', '7', '−1'],
  ]);
  await user.click(raters.getByRole('link', { name: 'Person 1' }));
  const pair = await region('Person 1, by Ann Example and Ben Example');
  expect(
    within(pair)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/evaluation/ann1', '/evaluation/ben1']);
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    ...{ overview: '1', rater: 'ann', other: 'ben', tables: 'raters-compared', of: 'pair:p1' },
  });
});

test('a month and an evaluator lead to their evaluations, which can be closed', async () => {
  const { user, router } = renderApp({ path: `${open}&tables=evaluations-a-month` });
  answerPages(1, () => [
    ...numbered(1, 2, { createdAt: '2026-03-15T12:00:00Z' }),
    ...numbered(3, 3, { createdAt: '2026-01-15T12:00:00Z', evaluator: BEN, score: 3 }),
  ]);
  expect(await rowsOf('Evaluations a month')).toEqual([
    ['Month', 'Evaluations'],
    ['Jan 2026', '1'],
    ['Feb 2026', '0'],
    ['Mar 2026', '2'],
  ]);
  expect(screen.queryByRole('link', { name: 'Feb 2026' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Mar 2026' }));
  const march = await region('Mar 2026');
  expect(march).toHaveTextContent('2 evaluations, the newest first.');
  expect(march.parentElement).toHaveFocus();
  expect(within(march).getByRole('link', { name: 'Person 1' })).toHaveAttribute(
    'href',
    '/evaluation/e1',
  );

  const evaluators = within(await screen.findByRole('list', { name: 'Scores by evaluator' }));
  expect(evaluators.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ann Examplen 2 · median 9',
    'Ben Examplen 1 · median 3',
  ]);
  await user.click(evaluators.getByRole('link', { name: 'Ben Example' }));
  const ben = await region('Ben Example');
  expect(evaluators.getByRole('link', { current: true })).toHaveTextContent('Ben Example');
  expect((await rowsOf('Ben Example'))[1]?.slice(0, 3)).toEqual(['Person 3', 'Ben Example', '3']);
  expect(march).not.toBeInTheDocument();
  await user.click(within(ben).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Ben Example' })).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?overview=1&tables=evaluations-a-month');
});

test('what is missing is counted, as far as the list tells it', async () => {
  acceptAnyResponse();
  const { user } = renderApp({ path: open });
  answerPages(1, () => [
    ...numbered(1, 2, { note: '', feedbacks: undefined }),
    ...numbered(3, 5, { feedbacks: undefined, score: 11 }),
    ...numbered(6, 6, { feedbacks: undefined, createdAt: 'soon' }),
  ]);
  expect(await rowsOf('Notes missing, feedback missing')).toEqual([
    ['What', 'Evaluations'],
    ['Note missing', '2'],
    ['Feedback missing', 'not told by the list'],
    ['Score not usable', '3'],
    ['Date not usable', '1'],
  ]);
  for (const [name, employee] of [
    ['Note missing', 'Person 1'],
    ['Score not usable', 'Person 3'],
    ['Date not usable', 'Person 6'],
  ] as const) {
    await user.click(screen.getByRole('link', { name }));
    expect((await rowsOf(name))[1]?.[0]).toBe(employee);
  }
});

test('a year is chosen for all charts', async () => {
  const { user, router } = renderApp({ path: open });
  answerPages(1, () => [
    ...numbered(1, 2, { createdAt: '2026-03-15T12:00:00Z' }),
    ...numbered(3, 3, { createdAt: '2025-01-15T12:00:00Z', evaluator: BEN, note: '' }),
  ]);
  await user.selectOptions(await screen.findByLabelText('Period'), '2026');
  expect(router.state.location.search).toBe('?overview=1&year=2026');
  expect(await region('Evaluations a month')).toHaveTextContent('2 evaluations, Mar 2026.');
  expect(screen.queryByRole('link', { name: 'Ben Example' })).not.toBeInTheDocument();
  expect((await rowsOf('Notes missing, feedback missing'))[1]).toEqual(['Note missing', '0']);
});
