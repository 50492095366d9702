import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee, buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';
import { answerEmployees, answerPages, numbered } from '../../test/lists/everyPage';
import { rowsOf } from '../../test/lists/rowsOf';
import { expectConsoleError } from '../../test/setup/console';
import { acceptAnyResponse } from '../../test/setup/network';

const open = '/all-evaluations?overview=1';
const DUE = 'Due for evaluation';

const region = () => screen.findByRole('region', { name: DUE });

/** Some months and two days ago, which no rounding makes less. */
function monthsAgo(months: number): string {
  const date = new Date();
  date.setMonth(date.getMonth() - months, Math.min(date.getDate(), 28) - 2);
  return date.toISOString();
}

const people = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildEmployee({ _id: `p${index + 1}`, name: `Person ${index + 1}`, position: 'Analyst' }),
  );

test('who is due is listed, never evaluated first, then the longest ago', async () => {
  const { user, router } = renderApp({ path: open });
  answerEmployees(...people(4));
  answerPages(1, () => [
    ...numbered(1, 1, { createdAt: monthsAgo(14), score: 6 }),
    ...numbered(2, 2, { createdAt: monthsAgo(7), score: 5 }),
    ...numbered(3, 3, { createdAt: monthsAgo(26), score: 4 }),
  ]);
  const rows = async () =>
    (await rowsOf(DUE))
      .slice(1)
      .map(([name, , when = '', score]) => [name, when.replace(/[A-Z]\w+ \d+, \d+$/, ''), score]);
  expect(await rows()).toEqual([
    ['Person 4', 'never', ''],
    ['Person 3', '2 years ago', '4 of 10'],
    ['Person 1', '1 year ago', '6 of 10'],
  ]);
  const due = await region();
  expect(due).toHaveTextContent('All time: 3 of 4 people, 1 never evaluated.');
  await user.selectOptions(within(due).getByLabelText('Not evaluated'), 'for 6 months');
  expect(await rows()).toHaveLength(4);
  expect(router.state.location.search).toBe('?overview=1&due=6-months');
});

test('in a period those are due whom coverage misses, and the select of the list changes the period, too', async () => {
  const year = new Date().getFullYear();
  const { user, router } = renderApp({ path: `${open}&period=last-year&due=3-months` });
  answerEmployees(...people(4));
  answerPages(1, () => [
    ...numbered(1, 2, { createdAt: `${year - 1}-12-31T12:00:00Z`, score: 6 }),
    ...numbered(2, 3, { _id: 'now', createdAt: `${year}-01-02T00:00:00Z`, score: 5 }).slice(1),
  ]);
  const names = async () => (await rowsOf(DUE)).slice(1).map(([name]) => name);
  const coverage = await screen.findByRole('region', { name: 'Coverage' });
  const due = within(await region());
  const select = due.getByLabelText('Not evaluated');
  expect(select).toHaveDisplayValue(`in ${year - 1}`);
  expect(coverage).toHaveTextContent('2 of 4 people');
  expect(await names()).toEqual(['Person 4', 'Person 3']);
  expect(due.getByText(`${year - 1}: 2 of 4 people, 1 never evaluated.`)).toBeVisible();
  expect(due.getByRole('link', { name: 'Person 4' })).toHaveAttribute(
    'href',
    '/employee-profile/p4?period=last-year',
  );

  await user.selectOptions(select, `in ${year}`);
  expect(router.state.location.search).toBe('?overview=1&period=this-year&due=3-months');
  expect(screen.getByLabelText('Period')).toHaveDisplayValue('This year');
  expect(coverage).toHaveTextContent('1 of 4 people');
  expect(await names()).toHaveLength(3);
  await user.selectOptions(select, 'for a year');
  expect(router.state.location.search).toBe('?overview=1');
  expect(coverage).toHaveTextContent('3 of 4 people');
});

test('a row of coverage limits who is due to its people, until it is cleared', async () => {
  const { user, router } = renderApp({ path: `${open}&position=Astronaut&due-page=2` });
  answerEmployees(
    ...people(23),
    buildEmployee({ _id: 'f1', name: 'Ann', position: 'Finance', role: 'Admin' }),
    buildEmployee({ _id: 'f2', name: 'Ben', position: 'Finance' }),
  );
  answerPages(1, () => numbered(30, 30));
  const due = within(await region());
  // Nobody has the position of the address: it is no filter.
  expect(due.getByRole('button', { name: 'Evaluate 25 people' })).toBeVisible();
  const coverage = within(screen.getByRole('region', { name: 'Coverage' }));
  const finance = coverage.getByRole('link', { name: /^Finance/ });
  expect(finance).not.toHaveAttribute('aria-current');
  await user.click(finance);
  expect(router.state.location.search).toBe('?overview=1&position=Finance');
  expect(finance).toHaveAttribute('aria-current', 'true');
  expect((await rowsOf(DUE)).slice(1).map(([name]) => name)).toEqual(['Ann', 'Ben']);
  expect(due.getByText('All time · Finance: 2 of 2 people, 2 never evaluated.')).toBeVisible();

  await user.click(coverage.getByRole('link', { name: /^Admin/ }));
  expect(router.state.location.search).toBe('?overview=1&role=Admin');
  expect(due.getByRole('button', { name: 'Evaluate 1 person' })).toBeVisible();
  await user.click(due.getByRole('button', { name: 'Admin: clear' }));
  expect(router.state.location.search).toBe('?overview=1');
  expect(due.getByRole('button', { name: 'Evaluate 25 people' })).toBeVisible();
  expect(screen.getByRole('region', { name: DUE }).parentElement).toHaveFocus();
});

test('a page has ten, and the address keeps it; an outdated page is the last', async () => {
  const { user, router } = renderApp({ path: open });
  answerEmployees(...people(23));
  answerPages(1, () => numbered(30, 30));
  expect(await rowsOf(DUE)).toHaveLength(11);
  const due = within(await region());
  await user.click(due.getByRole('button', { name: 'Go to page 3' }));
  expect(router.state.location.search).toBe('?overview=1&due-page=3');
  expect(await rowsOf(DUE)).toHaveLength(4);
  await act(() => router.navigate(`${open}&due-page=9`));
  expect(await rowsOf(DUE)).toHaveLength(4);
  await user.selectOptions(due.getByLabelText('Not evaluated'), 'for 3 months');
  expect(due.getByText('Not evaluated').parentElement).toHaveAttribute(
    'data-printed',
    'for 3 months',
  );
  expect(router.state.location.search).toBe('?overview=1&due=3-months');
});

test('on paper are all of them', async () => {
  renderApp({ path: open });
  answerEmployees(...people(23));
  answerPages(1, () => numbered(30, 30));
  expect(await rowsOf(DUE)).toHaveLength(11);
  fireEvent(window, new Event('beforeprint'));
  expect(await rowsOf(DUE)).toHaveLength(24);
  fireEvent(window, new Event('afterprint'));
  await waitFor(async () => {
    expect(await rowsOf(DUE)).toHaveLength(11);
  });
});

const press = (name: string) => screen.findByRole('button', { name });

type User = ReturnType<typeof renderApp>['user'];

/** Fills the dialog of a person in, and presses one of its buttons. */
async function evaluate(user: User, name: string) {
  await user.type(await screen.findByLabelText('Note'), 'Good');
  await user.click(screen.getByRole('radio', { name: '7' }));
  await user.click(await press(name));
}

test('everybody who is due is evaluated one after the other, and their sheets can be printed', async () => {
  const { user, router, mock } = renderApp({
    path: `${open}&period=this-year`,
    mock: { seed: { employees: 3, evaluations: 0 } },
  });
  await user.click(await press('Evaluate 3 people'));
  const first = await screen.findByRole('dialog');
  expect(first).toHaveAccessibleDescription(/^1 of 3 · .+ · never evaluated$/);
  await evaluate(user, 'Save and next');
  await waitFor(() => {
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^2 of 3/);
  });
  await user.click(await press('Skip'));
  await waitFor(() => {
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^3 of 3/);
  });
  await evaluate(user, 'Save');
  expect(
    await screen.findByRole('dialog', { name: '2 of 3 are evaluated, 1 skipped.' }),
  ).toBeVisible();
  const print = screen.getByRole('link', { name: 'Print sheets' });
  expect(print).toHaveFocus();
  const evaluated = mock
    .db()
    .evaluations({})
    .map(({ employeeId }) => employeeId)
    .reverse();
  await user.click(print);
  expect(router.state.location.pathname).toBe('/results/print');
  expect(router.state.location.search).toBe(
    `?${new URLSearchParams({ ids: evaluated.join(',') })}&period=this-year`,
  );
  for (const sheet of await screen.findAllByRole('article')) {
    expect(sheet).toHaveTextContent('Good');
  }
});

test('a row starts the walk there, and where nobody was skipped all are evaluated', async () => {
  const { user } = renderApp({ path: open, mock: { seed: { employees: 3, evaluations: 0 } } });
  const [, second] = await screen.findAllByRole('button', { name: 'Add Evaluation' });
  if (!second) throw new Error('Nobody can be evaluated');
  await user.click(second);
  await evaluate(user, 'Save and next');
  await waitFor(() => {
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^2 of 2/);
  });
  await evaluate(user, 'Save');
  expect(await screen.findByRole('dialog', { name: 'All 2 are evaluated.' })).toBeVisible();
  await user.click(await press('Close'));
  await screen.findByText(/^All time: 1 of 3 people/);
  const left = await press('Add Evaluation');
  await waitFor(() => {
    expect(left).toHaveFocus();
  });
  // One person alone is no walk: the dialog closes, and the focus stays in the overview, where nobody is left.
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
  await evaluate(user, 'Save');
  await screen.findByText(/^All time: 0 of 3 people/);
  await waitFor(() => {
    expect(screen.getByRole('region', { name: 'Overview' })).toHaveFocus();
  });
});

test('where everybody is skipped there is nothing to print', async () => {
  const { user } = renderApp({ path: open, mock: { seed: { employees: 2, evaluations: 0 } } });
  await user.click(await press('Evaluate 2 people'));
  await user.click(await press('Skip'));
  await waitFor(() => {
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^2 of 2/);
  });
  await user.click(await press('Skip'));
  expect(
    await screen.findByRole('dialog', { name: '0 of 2 are evaluated, 2 skipped.' }),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Print sheets' })).not.toBeInTheDocument();
  expect(await press('Close')).toHaveFocus();
});

test('whose dates are not usable is said, and what is not known', async () => {
  renderApp({ path: open });
  answerEmployees(...people(2));
  answerPages(1, () => [
    ...numbered(1, 1, { createdAt: null }),
    buildEvaluation({ _id: 'nobody', employee: null }),
  ]);
  expect(await region()).toHaveTextContent(
    'All time: 1 of 2 people, 1 never evaluated. Not known for 1 person: an evaluation of theirs has no usable date. Evaluations that do not say of whom they are: 1.',
  );
});

test('nobody is due', async () => {
  renderApp({ path: open });
  answerEmployees(...people(1));
  answerPages(1, () => numbered(1, 1, { createdAt: monthsAgo(1) }));
  expect(await screen.findByText('Nobody is due for evaluation.')).toBeVisible();
  expect(await region()).toHaveTextContent('All time: 0 of 1 person');
});

test('where the employees are refused, it says so, and the rest is there', async () => {
  expectConsoleError('Error fetching employees');
  acceptAnyResponse();
  renderApp({ path: open });
  server.use(
    http.get('*/api/employees', () => HttpResponse.json({ message: 'No' }, { status: 403 })),
  );
  answerPages(1, () => numbered(1, 3));
  expect(await screen.findByText('The server refuses the list of employees.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Coverage' })).toHaveTextContent('3 people');
  expect(screen.getByRole('table', { name: 'Evaluators' })).toBeVisible();
});
