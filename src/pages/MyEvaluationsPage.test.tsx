import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import type { Evaluation } from '../api/contract';
import { expectConsoleError } from '../../test/setup/console';
import { renderApp } from '../../test/app/renderApp';

const path = '/evaluations';
const EMMA = 'employee-003';

const table = () => screen.findByRole('table', { name: 'Employee Evaluations' });
const texts = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const localDate = (iso: string) =>
  new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' });

async function rows() {
  return within(await table())
    .getAllByRole('row')
    .slice(1);
}

function answerList(...evaluations: Evaluation[]) {
  server.use(
    http.get('*/api/evaluations/evaluator', () =>
      HttpResponse.json({ evaluations, totalPages: 1 }),
    ),
  );
}

test('the card shows the evaluations by the evaluator', async () => {
  const { mock } = renderApp({ path, as: 'Employee' });
  expect(await screen.findByRole('heading', { name: 'Employee Evaluations' })).toBeVisible();
  expect(
    screen.getByText('Review the latest employee evaluations and their details.'),
  ).toBeVisible();
  expect(document.title).toBe('My Evaluations · Employee Dashboard');

  const headers = within(await table()).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual([
    'Employee',
    'Email',
    'Score',
    'Note',
    'Reviewer',
    'Reviewer Email',
    'Actions',
    'Created At',
  ]);

  const own = mock.db().evaluations({ evaluatorId: EMMA });
  expect(own).toHaveLength(6);
  expect((await rows()).map(texts)).toEqual(
    own.map(({ employeeId, score, note, createdAt }) => [
      mock.db().employee(employeeId)?.name,
      mock.db().employee(employeeId)?.email,
      `${score} of 10`,
      note ?? 'No note provided',
      'Emma Lindqvist',
      'emma.employee@example.com',
      '',
      localDate(createdAt),
    ]),
  );
});

test('each row offers feedback, editing and details', async () => {
  const { user, router } = renderApp({ path, as: 'Employee' });
  answerList(buildEvaluation());
  const [row] = await rows();
  if (!row) throw new Error('There is no row');
  expect(within(row).getByRole('button', { name: 'Add Feedback' })).toBeEnabled();
  expect(within(row).getByRole('button', { name: 'Edit' })).toBeEnabled();
  await user.click(within(row).getByRole('link', { name: 'View Details' }));
  expect(router.state.location.pathname).toBe('/evaluation/evaluation-1001');
  expectConsoleError('Failed to fetch evaluation');
  expect(await screen.findByText('No evaluation found.')).toBeVisible();
});

test('a missing value has its fallback', async () => {
  renderApp({ path, as: 'Employee' });
  answerList(
    buildEvaluation({ _id: '1', note: '', score: null, evaluator: null, feedbacks: [] }),
    buildEvaluation({ _id: '2', note: null, employee: null, createdAt: null, feedbacks: [] }),
    buildEvaluation({ _id: '3', note: undefined, score: 7.5, feedbacks: [] }),
  );
  const [first = [], second = [], third = []] = (await rows()).map(texts);
  expect(first.slice(2, 6)).toEqual(['N/A', 'No note provided', 'N/A', 'N/A']);
  expect(second.slice(0, 4)).toEqual(['N/A', 'N/A', '9 of 10', 'No note provided']);
  expect(second[7]).toBe('N/A');
  expect(third.slice(2, 4)).toEqual(['7.5 of 10', 'No note provided']);
});

test('an evaluator without evaluations sees a message', async () => {
  renderApp({ path, as: 'Employee', mock: 'empty' });
  expect(await screen.findByText('No evaluations available.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose an employee' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText('Page 1 of 1')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('the keyboard reaches the reason why an evaluation cannot be edited', async () => {
  const { user } = renderApp({ path, as: 'Employee' });
  answerList(buildEvaluation({ employee: { name: 'Grace Hopper' } }));
  const edit = await screen.findByRole('button', { name: 'Edit' });
  act(() => {
    screen.getByRole('button', { name: 'Add Feedback' }).focus();
  });
  await user.tab();
  expect(edit).toHaveFocus();
  expect(edit).toHaveAttribute('aria-disabled', 'true');
  expect(edit).toHaveAccessibleDescription(
    'This cannot be edited, because the server does not say whose it is.',
  );
  await user.keyboard('{Enter}');
  await user.click(edit);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
