import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import type { Evaluation } from '../api/contract';
import { expectConsoleError } from '../../test/setup/console';
import { renderApp } from '../../test/app/renderApp';
import { shownFacts } from '../../test/app/shownFacts';

const path = '/employee-profile/employee-006';

function answerHistory(...evaluations: Evaluation[]) {
  server.use(http.get('*/api/evaluations/employee/:id', () => HttpResponse.json(evaluations)));
}

const localDate = (iso: string) =>
  new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' });

test('the profile sums up the history', async () => {
  const latest = new Date(Date.now() - 3 * 86_400_000).toISOString();
  renderApp({ path });
  answerHistory(
    buildEvaluation({ _id: '1', score: 7, createdAt: '2026-02-01T09:00:00Z' }),
    buildEvaluation({ _id: '2', score: 10, createdAt: latest }),
    buildEvaluation({ _id: '3', score: null, createdAt: null }),
    buildEvaluation({ _id: '4', score: 4, createdAt: '2025-12-24T09:00:00Z' }),
  );
  await screen.findByRole('table', { name: 'Evaluations History' });
  expect(shownFacts()).toMatchObject({
    Evaluations: '4',
    Average: '7.0 of 10',
    Range: '4 – 10',
    Last: localDate(latest),
    'Since then': '3 days',
    Feedback: '4',
  });
});

test('an empty history has no figures, and one that cannot be loaded says so once', async () => {
  const { unmount } = renderApp({ path });
  answerHistory();
  await screen.findByText('No evaluations found.');
  expect(shownFacts()).toMatchObject({
    Evaluations: '0',
    Average: 'N/A',
    Range: 'N/A',
    Last: 'N/A',
    'Since then': 'N/A',
    Feedback: '0',
  });
  unmount();

  expectConsoleError('Failed to fetch evaluations');
  const listEmployeeEvaluations = [{ answer: 'failure', failure: 'network' }] as const;
  renderApp({ path, mock: { rules: { listEmployeeEvaluations } } });
  await screen.findByRole('alert');
  expect(shownFacts()).not.toHaveProperty('Evaluations');
});

test('feedback that the list does not tell is counted on demand', async () => {
  const { user, mock } = renderApp({ path });
  const given = mock.db().evaluations({ employeeId: 'employee-006' });
  const count = given.reduce((total, { feedbacks }) => total + feedbacks.length, 0);
  await user.click(await screen.findByRole('button', { name: 'Count' }));
  await waitFor(() => {
    expect(shownFacts()['Feedback']).toBe(String(count));
  });
});

test('feedback that cannot be counted says so', async () => {
  const { user, mock } = renderApp({ path });
  const given = mock.db().evaluations({ employeeId: 'employee-006' });
  const count = await screen.findByRole('button', { name: 'Count' });
  server.use(
    http.get('*/api/evaluations/:id', () =>
      HttpResponse.json({ message: 'Broken' }, { status: 500 }),
    ),
  );
  given.forEach(() => {
    expectConsoleError('Failed to fetch evaluation');
  });
  await user.click(count);
  expect(await screen.findByText('The feedback could not be counted.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Count' })).toBeEnabled();
});

test('Copy email copies the address, or says that it could not', async () => {
  const { user } = renderApp({ path });
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy email' }));
  expect(await screen.findByText('Email copied')).toBeVisible();
  expect(write).toHaveBeenCalledWith('jose.munoz@example.com');

  write.mockRejectedValueOnce(new DOMException('Denied', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy email' }));
  expect(await screen.findByText('The browser did not allow copying.')).toBeVisible();
});
