import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee, buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { expectConsoleError } from '../../test/setup/console';
import { renderApp } from '../../test/app/renderApp';
import { rowsOf } from '../../test/lists/rowsOf';

const open = '/evaluations?overview=1';
const DUE = 'Due for evaluation';

const section = (name: string) => screen.findByRole('region', { name });

test("the overview of My Evaluations counts only the user's own evaluations", async () => {
  const { mock } = renderApp({ path: open, as: 'Manager' });
  const evaluatorId = 'employee-002';
  const own = mock.db().evaluations({ evaluatorId });
  expect(await screen.findByText(new RegExp(`^${own.length} evaluations, read at`))).toBeVisible();
  expect(await section('Coverage')).toHaveTextContent(`${own.length} evaluations by you · median`);
  expect(await section('Evaluations per month')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Evaluators' })).not.toBeInTheDocument();
});

test('the signed-in user is not in their own list', async () => {
  const { mock } = renderApp({ path: open, as: 'Manager' });
  const own = mock.db().person('employee-002');
  const employees = [
    buildEmployee({ _id: 'own', name: 'Me', email: ` ${own?.email.toUpperCase()} ` }),
    buildEmployee({ _id: 'other', name: 'Other' }),
  ];
  server.use(http.get('*/api/employees', () => HttpResponse.json({ employees, total: 2 })));
  expect((await rowsOf(DUE)).slice(1).map(([name]) => name)).toEqual(['Other']);
  expect(await section(DUE)).toHaveTextContent('1 of 1 person, 1 not yet evaluated by you.');
  expect(await section('Coverage')).toHaveTextContent('0 of 1 person');
});

test('a user without any evaluations gets a link to Home', async () => {
  const { user, router } = renderApp({ path: open });
  server.use(
    http.get('*/api/evaluations/evaluator', () =>
      HttpResponse.json({ evaluations: [], totalPages: 1 }),
    ),
  );
  const due = within(await section(DUE));
  expect(
    await due.findByText('You have not evaluated anybody yet. Choose somebody on Home.'),
  ).toBeVisible();
  expect(due.queryByRole('table')).not.toBeInTheDocument();
  await user.click(due.getByRole('link', { name: 'Go to Home' }));
  expect(router.state.location.pathname).toBe('/');
});

test('if there is nobody to evaluate, the page says only that', async () => {
  renderApp({ path: open });
  server.use(
    http.get('*/api/employees', () => HttpResponse.json({ employees: [], total: 0 })),
    http.get('*/api/evaluations/evaluator', () =>
      HttpResponse.json({ evaluations: [], totalPages: 1 }),
    ),
  );
  expect(await screen.findByText('There is nobody to evaluate yet.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Coverage' })).not.toBeInTheDocument();
});

test('people whom the user has not evaluated are due', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const { user } = renderApp({ path: open });
  const employees = ['Ann', 'Ben', 'Cem'].map((name) => buildEmployee({ _id: `of-${name}`, name }));
  server.use(
    http.get('*/api/employees', () => HttpResponse.json({ employees, total: 5 })),
    http.get('*/api/evaluations/employee/:id', () => HttpResponse.json([])),
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
  expect((await rowsOf(DUE)).slice(1).map(([name]) => name)).toEqual(['Ben', 'Cem']);
  expect((await rowsOf(DUE))[1]).toContain('not yet evaluated by you');
  const due = within(await section(DUE));
  await user.click(due.getByRole('button', { name: 'Evaluate 2 people' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveAccessibleDescription(/\u00a0·\u00a0not yet evaluated by you$/);
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  expect(await screen.findByRole('dialog', { name: /Cem/ })).toHaveAccessibleDescription(
    /\u00a0·\u00a0your last score 9, /,
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await section(DUE)).toHaveTextContent(
    'All time, by you: 2 of 3 people, 1 not yet evaluated by you. The list has 3 of 5 people.',
  );
});

test('if the employees fail to load, the other sections are shown, and the load can be tried again', async () => {
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
  const due = within(await section(DUE));
  expect(await due.findByText('The employees could not be read.')).toBeVisible();
  expect(await section('Evaluations per month')).toBeVisible();
  await user.click(due.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^All time, by you: \d of 1 person/)).toBeVisible();
});
