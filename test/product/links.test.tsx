import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee, buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import type { Evaluation } from '../../src/api/contract';
import { expectConsoleError } from '../setup/console';
import { renderApp } from '../app/renderApp';
import { openTable } from '../lists/resultsTable';
import { setViewportWidth } from '../setup/viewport';

const PROFILE = '/employee-profile/employee-101';

function answerList(...evaluations: Evaluation[]) {
  const answer = () => HttpResponse.json({ evaluations, totalPages: 1 });
  server.use(
    http.get('*/api/evaluations', answer),
    http.get('*/api/evaluations/evaluator', answer),
  );
}

const answerOne = (evaluation: Evaluation) => {
  server.use(http.get('*/api/evaluations/:id', () => HttpResponse.json(evaluation)));
};

const link = (name: string) => screen.findByRole('link', { name });

const NOT_EDITABLE = 'This cannot be edited, because the server does not say whose it is.';

describe('a name links to the profile', () => {
  test.each([1280, 375])('on Home, %d pixels wide', async (width) => {
    setViewportWidth(width);
    const { user } = renderApp();
    await user.click(await link('Ada Okafor'));
    expect(await screen.findByRole('heading', { name: "Ada Okafor's Profile" })).toBeVisible();
  });

  test.each(['/evaluations', '/all-evaluations'])('on %s', async (path) => {
    renderApp({ path });
    answerList(buildEvaluation());
    expect(await link('Grace Hopper')).toHaveAttribute('href', PROFILE);
  });

  test('except if the server sends no id', async () => {
    renderApp({ path: '/evaluations' });
    answerList(buildEvaluation({ employee: { name: 'Grace Hopper' } }));
    expect(await screen.findByText('Grace Hopper')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Grace Hopper' })).toBeNull();
  });

  test('in the table of Results, where the focused cell makes it a tab stop', async () => {
    const { user } = await openTable();
    const name = await link('Zoë');
    expect(name).toHaveAttribute('href', '/employee-profile/a');
    expect(name).toHaveAttribute('tabindex', '-1');
    await user.click(screen.getByRole('rowheader', { name: 'Zoë' }));
    await waitFor(() => {
      expect(name).toHaveAttribute('tabindex', '0');
    });
    await user.click(name);
    expect(await link('Back to Results')).toBeVisible();
  });
});

test.each([
  ['/employee-profile/%2E%2E', 'Employee not found', 'Profile'],
  ['/evaluation/%2E%2E', 'No evaluation found.', 'Evaluation'],
])('the id in %s is never sent', async (path, text, title) => {
  renderApp({ path });
  const calls = jest.fn();
  server.use(http.all('*', calls));
  expect(await screen.findByText(text)).toBeVisible();
  expect(document.title).toBe(`${title} · Employee Dashboard`);
  expect(screen.queryByText('Try again')).not.toBeInTheDocument();
  expect(screen.queryByText('Evaluations History')).not.toBeInTheDocument();
  expect(calls).not.toHaveBeenCalled();
});

describe('the evaluation', () => {
  const path = '/evaluation/evaluation-0303';

  test('cannot be edited if the server does not send its employee', async () => {
    renderApp({ path });
    answerOne(buildEvaluation({ employee: { name: 'Grace Hopper' } }));
    expect(await screen.findByText("Grace Hopper's Evaluation")).toBeVisible();
    const edit = screen.getByRole('button', { name: 'Edit' });
    expect(edit).toBeDisabled();
    expect(edit).toHaveAccessibleDescription(NOT_EDITABLE);
    expect(screen.getByText(NOT_EDITABLE)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Feedback' })).toBeEnabled();
    expect(screen.queryByRole('link', { name: 'View Profile' })).toBeNull();
  });
});

describe('the evaluation shows its evaluator and date', () => {
  const whole = buildEvaluation();
  /** The evaluation has neither evaluator nor date, as the specification allows. */
  const bare = buildEvaluation({ evaluator: undefined, createdAt: undefined });
  const path = `/evaluation/${whole._id}`;
  const told = 'Evaluated by Ada Lovelace on May 4, 2025';
  const line = () => screen.findByText(/^Evaluated/);

  test('from its own answer', async () => {
    renderApp({ path });
    answerOne(whole);
    expect((await line()).textContent).toBe(told);
  });

  test('from the list that linked to it', async () => {
    const { user } = renderApp({ path: '/evaluations' });
    const history = jest.fn();
    server.use(http.get('*/api/evaluations/employee/:id', history));
    answerOne(bare);
    answerList(whole);
    await user.click(await link('View Details'));
    expect((await line()).textContent).toBe(told);
    expect(history).not.toHaveBeenCalled();
  });

  test('from the history of the employee', async () => {
    renderApp({ path });
    answerOne(bare);
    server.use(
      http.get('*/api/evaluations/employee/employee-101', () =>
        HttpResponse.json([buildEvaluation({ _id: 'other', evaluator: null }), whole]),
      ),
    );
    expect((await line()).textContent).toBe(told);
  });

  test.each<[string, Partial<Evaluation>]>([
    ['Evaluated by Ada Lovelace', { createdAt: null }],
    ['Evaluated on May 4, 2025', { evaluator: { name: ' ' } }],
  ])('as "%s" if the rest is unknown', async (text, missing) => {
    renderApp({ path });
    answerOne(buildEvaluation({ employee: buildEmployee({ _id: undefined }), ...missing }));
    expect((await line()).textContent).toBe(text);
  });

  test('except if both are unknown', async () => {
    renderApp({ path });
    answerOne(bare);
    server.use(
      http.get('*/api/evaluations/employee/:id', () =>
        HttpResponse.json({ message: 'Employee not found' }, { status: 404 }),
      ),
    );
    expectConsoleError('Failed to fetch evaluations');
    expect(await screen.findByText("Grace Hopper's Evaluation")).toBeVisible();
    expect(screen.queryByText(/^Evaluated/)).toBeNull();
  });
});
