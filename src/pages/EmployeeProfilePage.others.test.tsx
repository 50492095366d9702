import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { expectConsoleError } from '../../test/setup/console';
import { ANN, answerPages, BEN } from '../../test/lists/everyPage';
import { renderApp } from '../../test/app/renderApp';

const NAME = "Evaluators' other scores";
const path = '/employee-profile/employee-006';

function answerHistory() {
  server.use(
    http.get('*/api/evaluations/employee/:id', () =>
      HttpResponse.json([
        buildEvaluation({ _id: '1', score: 4, evaluator: ANN }),
        buildEvaluation({ _id: '2', score: 7, evaluator: ANN }),
      ]),
    ),
  );
}

const by = (evaluator: typeof ANN, employee: string, score: number) =>
  buildEvaluation({
    _id: `${employee}-${evaluator._id}-${score}`,
    employee: { _id: employee, name: employee },
    evaluator,
    score,
  });

test('a line below the chart shows the scores that the evaluators gave to other people', async () => {
  const { user, router } = renderApp({ path: `${path}?period=2025-01-01..2025-12-31` });
  answerHistory();
  const asked = answerPages(1, () => [
    by(ANN, 'employee-006', 4),
    by(ANN, 'x', 7),
    by(ANN, 'y', 9),
    by(ANN, 'z', 9),
    { ...by(ANN, 'before', 2), createdAt: '2024-03-01T12:00:00Z' },
    // Ben has not scored this person.
    by(BEN, 'x', 1),
  ]);
  const button = await screen.findByRole('button', { name: NAME });
  expect(asked).toEqual([]);
  await user.click(button);
  const distribution = within(screen.getByRole('region', { name: 'Distribution' }));
  expect(
    await distribution.findByText(
      'Jan 1, 2025 – Dec 31, 2025: Other people, by the same evaluators: 3 scores by 1 evaluator: median 9, from 7 to 9.',
    ),
  ).toBeVisible();
  expect(distribution.getByText(/^6 evaluations, read at/)).toBeVisible();
  expect(router.state.location.search).toContain('others=1');
  await user.click(button);
  expect(screen.queryByText(/Other people/)).not.toBeInTheDocument();
});

test('a user who may not see all evaluations is not offered the comparison', async () => {
  renderApp({ path: `${path}?others=1`, as: 'Employee' });
  answerHistory();
  expect(await screen.findByRole('region', { name: 'Distribution' })).toBeVisible();
  expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument();
  expect(screen.queryByText(/Reading all evaluations/)).not.toBeInTheDocument();
});

test('a refusal is shown', async () => {
  renderApp({ path: `${path}?others=1` });
  answerHistory();
  expectConsoleError('Failed to fetch evaluations');
  answerPages(1, () => HttpResponse.json({ message: 'Not for you' }, { status: 403 }));
  expect(
    await screen.findByText('The server refuses the evaluations of other people.'),
  ).toBeVisible();
  expect(screen.queryByText(/Other people/)).not.toBeInTheDocument();
});
