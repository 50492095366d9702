import { screen, within } from '@testing-library/react';
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

const scores = (id: string, evaluator: typeof ANN, ...given: number[]) =>
  given.map((score, index) =>
    buildEvaluation({ _id: `${id}-${evaluator._id}${index}`, score, evaluator }),
  );

async function table(name: string) {
  const rows = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => Array.from(row.children, ({ textContent }) => textContent));
}

test('people are compared in figures and by the evaluators whom they share', async () => {
  const { mock } = renderApp({ path });
  const names = ['employee-006', 'employee-008'].map((id) => mock.db().person(id)?.name);
  answerHistories({
    'employee-006': [...scores('6', ANN, 4, 8), ...scores('6', BEN, 9)],
    'employee-008': [...scores('8', ANN, 5), buildEvaluation({ _id: 'x', score: null })],
  });
  expect((await table('Figures')).map((row) => row.filter((_, column) => column !== 4))).toEqual([
    ['Person', 'n', 'Median', 'Range', 'Left out'],
    [names[0], '3', '8', '4 – 9', '0'],
    [names[1], '1', '5', '5 – 5', '1'],
  ]);
  expect(await table('Shared evaluators')).toEqual([
    ['Evaluator', ...names],
    ['Ann Example', '6', '5'],
  ]);
});

test('without a shared evaluator nobody is compared by one', async () => {
  renderApp({ path });
  answerHistories({ 'employee-006': scores('6', ANN, 4), 'employee-008': scores('8', BEN, 5) });
  expect(
    await screen.findByText(/No evaluator has scored two of these people.*not comparable/),
  ).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Shared evaluators' })).not.toBeInTheDocument();
});

test('a person can be taken away, down to a hint of what to do', async () => {
  const { user, router } = renderApp({ path });
  const people = within(await screen.findByRole('list', { name: 'People' }));
  const [first] = await people.findAllByRole('button', { name: /^Remove (?!this)/ });
  if (!first) throw new Error('Nobody to remove');
  await user.click(first);
  expect(router.state.location.search).toBe('?ids=employee-008');
  expect(
    await screen.findByText('Choose two to eight people in Results to compare them.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Results' })).toHaveAttribute('href', '/results');
});

test('whoever cannot be read is named, and the others are compared', async () => {
  expectConsoleError('Error fetching employee data');
  expectConsoleError('Failed to fetch evaluations');
  renderApp({ path: comparePath(['employee-006', 'employee-008', 'nobody']) });
  const people = within(await screen.findByRole('list', { name: 'People' }));
  expect(await people.findByRole('alert')).toHaveTextContent('Employee not found');
  expect(await table('Figures')).toHaveLength(3);
});

test('of more than eight people the first eight are compared', async () => {
  renderApp({ path: comparePath(Array.from('123456789', (digit) => `employee-00${digit}`)) });
  expect(await screen.findByText('The first 8 of 9 people.')).toBeVisible();
  expect(await table('Figures')).toHaveLength(9);
});

test('what the server refuses is said, cut, and not offered again', async () => {
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
