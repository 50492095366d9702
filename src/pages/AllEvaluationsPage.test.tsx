import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { expectConsoleError } from '../../test/setup/console';
import { renderApp } from '../../test/app/renderApp';

const path = '/all-evaluations';

const table = () => screen.findByRole('table', { name: 'All Evaluations' });

async function rows() {
  return Array.from((await table()).querySelectorAll('tbody tr'), (row) =>
    Array.from(row.children, (cell) => cell.textContent),
  );
}

test('a manager sees every evaluation, whoever gave it, under a heading of its own', async () => {
  const { mock, user } = renderApp({ path, as: 'Manager' });
  const queries: string[] = [];
  server.use(
    http.get('*/api/evaluations', ({ request }) => {
      queries.push(new URL(request.url).search);
    }),
  );
  expect(await screen.findByRole('heading', { name: 'All Evaluations' })).toBeVisible();
  expect(document.title).toBe('All Evaluations · Employee Dashboard');
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

  const db = mock.db();
  const people = db
    .evaluations()
    .map(({ employeeId, evaluatorId }) => [employeeId, evaluatorId])
    .map((ids) => ids.map((id) => db.person(id)?.name));
  expect(people).toHaveLength(400);
  const shown = (await rows()).map((row) => [row[0], row[4]]);
  expect(shown).toEqual(people.slice(0, 10));
  expect(new Set(shown.map(([, reviewer]) => reviewer)).size).toBeGreaterThan(1);

  expect(screen.getByText('Page 1 of 40')).toBeVisible();
  await user.click(screen.getByText('Next'));
  expect(await screen.findByText('Page 2 of 40')).toBeVisible();
  expect(queries).toEqual(['?page=1&limit=10', '?page=2&limit=10']);
});

test('its rows offer what those of My Evaluations do', async () => {
  const { user, router } = renderApp({ path });
  const evaluation = buildEvaluation({ employee: { _id: 'employee-004', name: 'Grace Hopper' } });
  server.use(
    http.get('*/api/evaluations', () =>
      HttpResponse.json({ evaluations: [evaluation], totalPages: 1 }),
    ),
    http.get('*/api/evaluations/:id', () => HttpResponse.json(evaluation)),
  );
  await user.click(await screen.findByRole('button', { name: 'Add Feedback' }));
  expect(await screen.findByRole('dialog', { name: 'Add Feedback' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(
    await screen.findByRole('dialog', { name: 'Edit Evaluation for Grace Hopper' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('link', { name: 'View Details' }));
  expect(router.state.location.pathname).toBe('/evaluation/evaluation-1001');
  expect(await screen.findByRole('heading', { name: "Grace Hopper's Evaluation" })).toBeVisible();
});

test('an Employee who types the address sees what the server answers', async () => {
  renderApp({ path, as: 'Employee' });
  expect(await rows()).toHaveLength(10);
});

test('an Employee whom the server refuses sees the fallback', async () => {
  renderApp({ path, as: 'Employee', mock: 'strictRoles' });
  const calls = jest.fn();
  server.use(http.get('*/api/evaluations', calls));
  expectConsoleError('Failed to fetch evaluations');
  expect(await screen.findByText('No evaluations available.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(calls).toHaveBeenCalledTimes(1);
});

test('without evaluations it says so', async () => {
  renderApp({ path, mock: 'empty' });
  expect(await screen.findByText('No evaluations available.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
