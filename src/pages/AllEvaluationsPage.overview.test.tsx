import { screen, within } from '@testing-library/react';
import { buildEmployee } from '../../mocks/db/builders';
import { renderApp } from '../../test/app/renderApp';
import { ANN, answerEmployees, answerPages, BEN, numbered } from '../../test/lists/everyPage';
import { rowsOf } from '../../test/lists/rowsOf';
import { acceptAnyResponse } from '../../test/setup/network';

const open = '/all-evaluations?overview=1';

const region = (name: string) => screen.findByRole('region', { name });

/** Returns the text of each entry of a list. */
const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('Coverage counts the people of the period by role and by position', async () => {
  acceptAnyResponse();
  const { user, router } = renderApp({ path: open });
  answerEmployees(
    buildEmployee({ _id: 'p1', name: 'Person 1', role: 'Manager', position: 'Designer' }),
    buildEmployee({ _id: 'p2', name: 'Person 2', role: 'Employee', position: 'Designer' }),
    buildEmployee({ _id: 'p3', name: 'Person 3', role: 'Employee', position: null }),
  );
  const lastYear = `${new Date().getFullYear() - 1}`;
  answerPages(1, () => [
    ...numbered(1, 2, { createdAt: `${lastYear}-03-15`, score: 6, note: ' ' }),
    ...numbered(3, 3, { createdAt: '2020-01-15', score: 9 }),
    ...numbered(4, 4, { createdAt: 'soon', score: 9 }),
    ...numbered(5, 5, { createdAt: `${lastYear}-03-15`, score: 11 }),
    ...numbered(6, 6, { createdAt: null, score: null }),
  ]);
  const coverage = await region('Coverage');
  expect(coverage).toHaveTextContent('3 of 3 people6 evaluations · median 7.5');

  await user.selectOptions(screen.getByLabelText('Period'), 'Last year');
  expect(router.state.location.search).toBe('?overview=1&period=last-year');
  expect(coverage).toHaveTextContent(`2 of 3 people${lastYear}: 3 of 6 evaluations · median 6`);
  expect(textsOf(within(coverage).getByRole('list', { name: 'By role' }))).toEqual([
    'Employee1 of 2',
    'Manager1 of 1',
  ]);
  expect(textsOf(within(coverage).getByRole('list', { name: 'By position' }))).toEqual([
    'No position0 of 1',
    'Designer2 of 2',
  ]);
  expect(await region('Evaluations per month')).toHaveTextContent(
    `${lastYear}: 2 evaluations, Mar ${lastYear}. Not counted (no score or date): 1 evaluation.`,
  );

  await user.click(within(coverage).getByRole('link', { name: 'Without note: 2' }));
  expect((await region('Without note')).parentElement).toHaveFocus();
  expect((await rowsOf('Without note')).map(([name]) => name)).toEqual([
    'Employee',
    'Person 1',
    'Person 2',
  ]);
  const notCounted = 'Not counted (no score or date)';
  await user.click(within(coverage).getByRole('link', { name: `${notCounted}: 3` }));
  expect((await rowsOf(notCounted)).map(([name]) => name)).toEqual([
    'Employee',
    'Person 5',
    'Person 4',
    'Person 6',
  ]);
});

test('evaluators are compared with others who scored the same people, the highest difference first', async () => {
  const { user } = renderApp({ path: open });
  const by = (evaluator: typeof ANN, score: number, last = 5) =>
    numbered(1, last, { evaluator, score }).map((evaluation) => ({
      ...evaluation,
      _id: `${evaluator._id} ${evaluation._id}`,
    }));
  answerPages(1, () => [
    ...by(BEN, 9.5),
    ...by(ANN, 5, 6),
    ...numbered(9, 9, { evaluator: { _id: 'cem', name: 'Cem' }, score: 9 }),
  ]);
  expect((await rowsOf('Evaluators')).slice(1)).toEqual([
    ['Ben Example', '5', '9.5', '+4.5'],
    ['Ann Example', '6', '5', '−4.5'],
    ['Cem', '1', '9', 'too few shared people'],
  ]);
  await user.click(screen.getByRole('link', { name: 'Ben Example' }));
  const ben = await region('Ben Example');
  expect(ben).toHaveTextContent(
    '5 evaluations, the newest first. Median 9.5; typically 4.5 points higher than others on the same 5 people.',
  );
  expect(screen.getByRole('link', { current: true, name: 'Ben Example' })).toBeVisible();
  await user.click(within(ben).getByRole('button', { name: 'Close' }));
  expect(ben).not.toBeInTheDocument();
});

test('thirteen evaluators are shown, and the others on demand', async () => {
  const { user, router } = renderApp({ path: open });
  answerPages(1, () =>
    Array.from({ length: 14 }, (_, index) =>
      numbered(index + 1, index + 1, { evaluator: { _id: `by${index}`, name: `By ${index}` } }),
    ).flat(),
  );
  expect(await rowsOf('Evaluators')).toHaveLength(14);
  const evaluators = within(await region('Evaluators'));
  await user.click(evaluators.getByRole('button', { name: 'Show all 14' }));
  expect(await rowsOf('Evaluators')).toHaveLength(15);
  expect(router.state.location.search).toBe('?overview=1&full=evaluators');
});

test('the two evaluators with the most people in common are compared until others are selected', async () => {
  const { user, router } = renderApp({ path: `${open}&tables=compare-two-evaluators` });
  const by = (evaluator: typeof ANN, employee: number, score: number) =>
    numbered(employee, employee, { _id: `${evaluator._id}${employee}`, evaluator, score });
  answerPages(1, () => [
    ...[...by(ANN, 1, 4), ...by(BEN, 1, 7), ...by(ANN, 2, 8), ...by(BEN, 2, 7)],
    ...[...by(ANN, 3, 9), ...numbered(4, 4, { evaluator: { _id: 'cem', name: 'Cem' } })],
  ]);
  const title = 'Compare two evaluators';
  const figure = within(await region(title));
  expect(figure.getByLabelText('Evaluator')).toHaveDisplayValue('Ann Example');
  expect(figure.getByLabelText('With')).toHaveDisplayValue('Ben Example');
  const onPaper = (text: string) =>
    figure.getByText(text).parentElement?.getAttribute('data-printed');
  expect([onPaper('Evaluator'), onPaper('With')]).toEqual(['Ann Example', 'Ben Example']);
  expect(figure.getByText(/^2 employees whom both have scored/)).toHaveTextContent(
    'The scores by Ben Example are 1 higher in the median.',
  );
  expect(await rowsOf(title)).toEqual([
    ['Employee', 'Ann Example', 'Ben Example', 'Difference'],
    ['Person 1', '4 of 10', '7 of 10', '+3'],
    ['Person 2', '8 of 10', '7 of 10', '−1'],
  ]);
  await user.click(figure.getByRole('link', { name: 'Person 1' }));
  const pair = await region('Person 1, by Ann Example and Ben Example');
  expect(
    within(pair)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/evaluation/ann1', '/evaluation/ben1']);

  await user.selectOptions(figure.getByLabelText('With'), 'Cem');
  expect(figure.getByText('No shared employees: not comparable.')).toBeVisible();
  expect(router.state.location.search).toContain('rater=ann&other=cem');
  await user.selectOptions(figure.getByLabelText('Evaluator'), 'Cem');
  expect(figure.getByText('Choose two different evaluators.')).toBeVisible();
});

test('in a period, the details of an evaluator name the period, and Evaluators is empty without scores', async () => {
  const { user } = renderApp({ path: `${open}&period=2025-01-01..2025-04-30` });
  answerPages(1, () => numbered(1, 2, { createdAt: '2025-03-15T12:00:00Z' }));
  await user.click(await screen.findByRole('link', { name: 'Ann Example' }));
  expect(await region('Ann Example')).toHaveTextContent(
    'Jan 1, 2025 – Apr 30, 2025: 2 evaluations, the newest first.',
  );
  await user.selectOptions(screen.getByLabelText('Period'), 'This year');
  const evaluators = within(await region('Evaluators'));
  expect(evaluators.getByText(/: No scores\.$/)).toBeVisible();
  expect(evaluators.queryByRole('table')).not.toBeInTheDocument();
  expect(evaluators.queryByRole('button')).not.toBeInTheDocument();
});

test('a month opens its evaluations, which can be closed', async () => {
  const { user, router } = renderApp({ path: `${open}&tables=evaluations-per-month` });
  answerPages(1, () => [
    ...numbered(1, 2, { createdAt: '2026-03-15T12:00:00Z' }),
    ...numbered(3, 3, { createdAt: '2026-01-15T12:00:00Z', evaluator: BEN, score: 3 }),
  ]);
  expect(await rowsOf('Evaluations per month')).toEqual([
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
  await user.click(within(march).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('link', { name: 'Mar 2026' })).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Mar 2026' })).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?overview=1&tables=evaluations-per-month');
});
