import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee, buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { expectConsoleError } from '../../test/setup/console';
import { renderApp } from '../../test/app/renderApp';

const open = '/evaluations?overview=1';

const section = (name: string) => screen.findByRole('region', { name });

test('the overview of My Evaluations is of the own ones', async () => {
  const { mock } = renderApp({ path: open, as: 'Manager' });
  const evaluatorId = 'employee-002';
  const own = mock.db().evaluations({ evaluatorId });
  expect(await screen.findByText(new RegExp(`^${own.length} evaluations, read at`))).toBeVisible();
  const evaluators = within(await screen.findByRole('list', { name: 'Scores by evaluator' }));
  expect(evaluators.getAllByRole('listitem')).toHaveLength(1);
  expect(await section('Raters compared')).toHaveTextContent(
    'Fewer than two evaluators: nothing to compare.',
  );
});

test('whom one has not evaluated for a year is listed with a link to the profile', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  renderApp({ path: open });
  const employees = ['Ann', 'Ben', 'Cem'].map((name) => buildEmployee({ _id: `of-${name}`, name }));
  server.use(
    http.get('*/api/employees', () => HttpResponse.json({ employees, total: 5 })),
    http.get('*/api/evaluations/evaluator', () =>
      HttpResponse.json({
        evaluations: [
          buildEvaluation({ _id: '1', employee: { _id: 'of-Ann' }, createdAt: daysAgo(10) }),
          buildEvaluation({ _id: '2', employee: { _id: 'of-Cem' }, createdAt: daysAgo(500) }),
        ],
        totalPages: 1,
      }),
    ),
  );
  const table = await screen.findByRole('table', { name: 'Not evaluated for a year' });
  const links = within(table).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ben', '/employee-profile/of-Ben'],
    ['Cem', '/employee-profile/of-Cem'],
  ]);
  expect(await section('Not evaluated for a year')).toHaveTextContent(
    '2 of 3 employees: 1 without an evaluation by you, 1 whose last one by you is more than a year old. The list has 3 of 5 employees.',
  );
});

test('a long list begins with a hundred', async () => {
  const { user, router } = renderApp({
    path: open,
    mock: { seed: { employees: 300, evaluations: 20 } },
  });
  const rows = () =>
    screen.getByRole('table', { name: 'Not evaluated for a year' }).querySelectorAll('tbody tr');
  const showAll = await screen.findByRole('button', { name: /^Show all 2\d\d$|^Show all 300$/ });
  expect(rows()).toHaveLength(100);
  await user.click(showAll);
  expect(rows().length).toBeGreaterThan(200);
  expect(showAll).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?overview=1&full=not-evaluated-for-a-year');
});

test('without employees the rest is there, and they can be tried again', async () => {
  expectConsoleError('Error fetching employees');
  const { user } = renderApp({ path: open });
  let calls = 0;
  server.use(
    http.get('*/api/employees', () => {
      calls += 1;
      if (calls <= 3) return HttpResponse.json({ message: 'No' }, { status: 500 });
      return HttpResponse.json({ employees: [buildEmployee()], total: 1 });
    }),
  );
  const overdue = within(await section('Not evaluated for a year'));
  expect(await overdue.findByText('The employees could not be read.')).toBeVisible();
  expect(await section('Evaluations a month')).toBeVisible();
  await user.click(overdue.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/of 1 employees/)).toBeVisible();
});

test('without evaluations there are no charts', async () => {
  renderApp({ path: open, mock: 'empty' });
  expect(await screen.findByText(/^0 evaluations, read at/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Evaluations a month' })).not.toBeInTheDocument();
});
