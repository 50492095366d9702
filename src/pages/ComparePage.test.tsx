import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import type { Evaluation } from '../api/contract';
import { expectConsoleError } from '../../test/setup/console';
import { acceptAnyResponse } from '../../test/setup/network';
import { renderApp } from '../../test/app/renderApp';
import { ANN, BEN } from '../../test/lists/everyPage';
import { comparePath } from '../lib/url/paths';

const path = comparePath(['employee-006', 'employee-008']);

function answerHistories(histories: Record<string, Evaluation[]>) {
  server.use(
    http.get<{ id: string }>('*/api/evaluations/employee/:id', ({ params }) =>
      HttpResponse.json(histories[params.id] ?? []),
    ),
  );
}

const scores = (id: string, evaluator: typeof ANN, ...values: number[]) =>
  values.map((score, index) =>
    buildEvaluation({ _id: `${id}-${evaluator._id}${index}`, score, evaluator }),
  );

async function table(name: string) {
  const rows = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => Array.from(row.children, ({ textContent }) => textContent));
}

test('people are compared by figures and by their shared evaluators', async () => {
  const { mock } = renderApp({ path });
  const names = ['employee-006', 'employee-008'].map((id) => mock.db().person(id)?.name);
  answerHistories({
    'employee-006': [...scores('6', ANN, 4, 8), ...scores('6', BEN, 9)],
    'employee-008': [...scores('8', ANN, 5), buildEvaluation({ _id: 'x', score: null })],
  });
  expect((await table('Figures')).map((row) => row.filter((_, column) => column !== 5))).toEqual([
    ['Person', 'Evaluations', 'Average', 'Median', 'Range', 'Not counted (no score or date)'],
    [names[0], '3', '7.0 of 10', '8', '4 – 9', ''],
    [names[1], '1', '5.0 of 10', '5', '5', '1'],
  ]);
  expect(await table('Shared evaluators')).toEqual([
    ['Evaluator', ...names],
    ['Ann Example', '6 of 10', '5 of 10'],
  ]);
});

test('a person can be removed, and with too few people a hint says what to do', async () => {
  const { user, router } = renderApp({ path });
  const people = within(await screen.findByRole('list', { name: 'People' }));
  const [first] = await people.findAllByRole('button', { name: /^Remove (?!this)/ });
  if (!first) throw new Error('There is nobody to remove');
  await user.click(first);
  expect(router.state.location.search).toBe('?ids=employee-008');
  expect(
    await screen.findByText('Choose two to eight people in Results to compare them.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Results' })).toHaveAttribute(
    'href',
    '/results?chosen=employee-008',
  );
});

test('the link back restores the results, with the people who are still selected', async () => {
  const from = 'q=mar&view=table&role=Manager';
  const { user, router } = renderApp({
    path: `${comparePath(['employee-006', 'employee-008', 'employee-009'], from)}&period=this-year`,
  });
  const people = within(await screen.findByRole('list', { name: 'People' }));
  const [first] = await people.findAllByRole('button', { name: /^Remove (?!this)/ });
  if (!first) throw new Error('There is nobody to remove');
  await user.click(first);
  await user.click(screen.getByRole('link', { name: 'Back to results' }));
  expect(await screen.findByRole('heading', { name: 'Results', level: 1 })).toBeVisible();
  expect(router.state.location.search).toBe(`?${from}&chosen=employee-008%2Cemployee-009`);
});

test('figures, texts and links follow the period', async () => {
  const { user, router } = renderApp({ path });
  const year = new Date().getFullYear();
  const evaluation = (id: string, score: number, createdAt: string | null) =>
    buildEvaluation({ _id: id, score, createdAt, evaluator: ANN });
  answerHistories({
    'employee-006': [
      evaluation('a', 4, `${year}-01-02T12:00:00Z`),
      evaluation('b', 9, `${year - 1}-12-31T12:00:00Z`),
    ],
    'employee-008': [evaluation('c', 6, `${year - 1}-01-01T12:00:00Z`), evaluation('d', 8, null)],
  });
  const figures = async () =>
    (await table('Figures')).slice(1).map((row) => [...row.slice(1, 5), row[6]]);
  expect(await figures()).toEqual([
    ['2', '6.5 of 10', '6.5', '4 – 9', undefined],
    ['2', '7.0 of 10', '7', '6 – 8', undefined],
  ]);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last year');
  expect(router.state.location.search).toContain('period=last-year');
  const region = screen.getByRole('region', { name: 'Figures' });
  expect(region).toHaveTextContent(`${year - 1}: 2 of 4 evaluations.`);
  expect(await figures()).toEqual([
    ['1', '9.0 of 10', '9', '9', ''],
    ['1', '6.0 of 10', '6', '6', '1'],
  ]);
  const inPeriod = '/employee-profile/employee-006?period=last-year';
  const people = within(screen.getByRole('list', { name: 'People' }));
  expect((await people.findAllByRole('link'))[0]).toHaveAttribute('href', inPeriod);
  expect(within(region).getAllByRole('link')[0]).toHaveAttribute('href', inPeriod);
});

test('an added evaluation updates the figures', async () => {
  const { user, mock } = renderApp({ path });
  const name = mock.db().person('employee-008')?.name ?? '';
  const scoresOf = async () => (await table('Figures'))[2]?.[1];
  const before = Number(await scoresOf());

  await user.click(await screen.findByRole('button', { name: `Add Evaluation for ${name}` }));
  const dialog = within(
    await screen.findByRole('dialog', { name: `Create Evaluation for ${name}` }),
  );
  await user.type(dialog.getByLabelText('Note'), 'Good work');
  await user.clear(dialog.getByLabelText('Score'));
  await user.type(dialog.getByLabelText('Score'), '8');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    expect(await scoresOf()).toBe(String(before + 1));
  });
});

test('a person who cannot be loaded is reported, and the others are compared', async () => {
  expectConsoleError('Error fetching employee data');
  expectConsoleError('Failed to fetch evaluations');
  renderApp({ path: comparePath(['employee-006', 'employee-008', 'nobody']) });
  const people = within(await screen.findByRole('list', { name: 'People' }));
  expect(await people.findByRole('alert')).toHaveTextContent('Employee not found');
  expect(people.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  expect(await table('Figures')).toHaveLength(3);
});

test('only the first eight people are compared', async () => {
  renderApp({ path: comparePath(Array.from('123456789', (digit) => `employee-00${digit}`)) });
  expect(await screen.findByText('The first 8 of 9 people.')).toBeVisible();
  expect(await table('Figures')).toHaveLength(9);
});

test('a refusal shows its shortened message and no retry', async () => {
  acceptAnyResponse();
  expectConsoleError('Failed to fetch evaluations');
  renderApp({ path });
  answerHistories({ 'employee-006': scores('6', ANN, 4) });
  server.use(
    http.get('*/api/evaluations/employee/employee-008', () =>
      HttpResponse.json({ message: 'n'.repeat(201) }, { status: 403 }),
    ),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /The server refuses the evaluations: n{200}$/,
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect((await table('Figures')).map(([name]) => name)).toHaveLength(2);
});
