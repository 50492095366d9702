import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';

const path = '/all-evaluations';

const table = () => screen.findByRole('table', { name: 'All Evaluations' });

async function rows() {
  return Array.from((await table()).querySelectorAll('tbody tr'), (row) =>
    Array.from(row.children, (cell) => cell.textContent),
  );
}

test('a manager sees the evaluations of all evaluators under the heading All Evaluations', async () => {
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
    .map((ids) => ids.map((id) => db.person(id)?.name))
    // In a narrow window the evaluator is below the employee.
    .map(([employee, evaluator]) => [`${employee}by ${evaluator}`, evaluator]);
  expect(people).toHaveLength(400);
  const displayedPeople = (await rows()).map((row) => [row[0], row[4]]);
  expect(displayedPeople).toEqual(people.slice(0, 10));
  expect(new Set(displayedPeople.map(([, reviewer]) => reviewer)).size).toBeGreaterThan(1);

  expect(screen.getByText('Page 1 of 40')).toBeVisible();
  await user.click(screen.getByText('Next'));
  expect(await screen.findByText('Page 2 of 40')).toBeVisible();
  expect(queries).toEqual(['?page=1&limit=10', '?page=2&limit=10']);
});

test('an Employee who types the address sees the answer of the server', async () => {
  renderApp({ path, as: 'Employee' });
  expect(await rows()).toHaveLength(10);
});
