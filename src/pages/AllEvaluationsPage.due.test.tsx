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

/** Returns a time this many months and two days ago, so that rounding never makes it fewer months. */
function monthsAgo(months: number): string {
  const date = new Date();
  date.setMonth(date.getMonth() - months, Math.min(date.getDate(), 28) - 2);
  return date.toISOString();
}

const people = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildEmployee({ _id: `p${index + 1}`, name: `Person ${index + 1}`, position: 'Analyst' }),
  );

test('the list has the people who are due: first those never evaluated, then the longest ago', async () => {
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
    ['Person 4', 'never evaluated', ''],
    ['Person 3', '2 years ago', '4 of 10'],
    ['Person 1', '1 year ago', '6 of 10'],
  ]);
  const due = await region();
  expect(due).toHaveTextContent('All time: 3 of 4 people, 1 never evaluated.');
  await user.selectOptions(within(due).getByLabelText('Not evaluated'), 'for 6 months');
  expect(await rows()).toHaveLength(4);
  expect(router.state.location.search).toBe('?overview=1&due=6-months');
});

test('in a period, everybody missing in Coverage is due, and the select of the list also changes the period', async () => {
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

test('a row of Coverage filters the list of people who are due until the filter is cleared', async () => {
  const { user, router } = renderApp({ path: `${open}&position=Astronaut&due-page=2` });
  answerEmployees(
    ...people(23),
    buildEmployee({ _id: 'f1', name: 'Ann', position: 'Finance', role: 'Admin' }),
    buildEmployee({ _id: 'f2', name: 'Ben', position: 'Finance' }),
  );
  answerPages(1, () => numbered(30, 30));
  const due = within(await region());
  // Nobody has the position in the address, so it does not filter.
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

test('a page has ten people and is kept in the address; a page beyond the last shows the last', async () => {
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

test('the printed list has everybody who is due', async () => {
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

test('a note counts the people with unusable dates and the evaluations without a person', async () => {
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

test('the list says when nobody is due', async () => {
  renderApp({ path: open });
  answerEmployees(...people(1));
  answerPages(1, () => numbered(1, 1, { createdAt: monthsAgo(1) }));
  expect(await screen.findByText('Nobody is due for evaluation.')).toBeVisible();
  expect(await region()).toHaveTextContent('All time: 0 of 1 person');
});

test('if the server refuses the employees, the list says so and the other sections still load', async () => {
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
