import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { expectConsoleError } from '../../test/setup/console';
import { renderApp } from '../../test/app/renderApp';
import { shownFacts } from '../../test/app/shownFacts';

const path = '/employee-profile/employee-006';

test('the profile sums up the history', async () => {
  const latest = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const history = [
    buildEvaluation({ _id: '1', score: 7, createdAt: '2026-02-01T09:00:00Z' }),
    buildEvaluation({ _id: '2', score: 10, createdAt: latest }),
    buildEvaluation({ _id: '3', score: 4, createdAt: null }),
  ];
  renderApp({ path });
  server.use(http.get('*/api/evaluations/employee/:id', () => HttpResponse.json(history)));
  await screen.findByRole('table', { name: 'Evaluations History' });
  expect(shownFacts()).toMatchObject({
    Evaluations: '3',
    Average: '7.0 of 10',
    Range: '4 – 10',
    Last: new Date(latest).toLocaleDateString(undefined, { dateStyle: 'medium' }),
    'Since then': '3 days',
    Feedback: '3',
  });
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

test('Copy email copies the address', async () => {
  const { user } = renderApp({ path });
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy email' }));
  expect(await screen.findByText('Email copied')).toBeVisible();
  expect(write).toHaveBeenCalledWith('jose.munoz@example.com');
});
