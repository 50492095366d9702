import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEmployee } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import type { Employee } from '../api/contract';
import { renderApp } from '../../test/app/renderApp';
import { setViewportWidth } from '../../test/setup/viewport';

/** Three letters each. Whatever is not told is alike. */
const TEAM = [
  buildEmployee({
    _id: 'c',
    name: 'Cid',
    role: 'Admin',
    email: 'cid@other.org',
    position: undefined,
    hireDate: '2024-05-01',
    evaluations: [],
  }),
  buildEmployee({
    _id: 'a',
    name: 'Ana',
    position: 'Night Porter',
    hireDate: '2020-01-02',
    age: 77,
    evaluations: Array.from({ length: 54 }, (_, index) => `evaluation-${index}`),
  }),
  buildEmployee({ _id: 'd', name: 'Dee', position: 'Analyst', hireDate: '2020-01-02' }),
  buildEmployee({
    _id: 'b',
    name: 'Bob',
    role: 'Manager',
    position: 'Analyst',
    hireDate: undefined,
  }),
];

const search = () => screen.findByPlaceholderText('Search employees...');

const names = () =>
  screen
    .queryAllByRole('link', { name: /^(Ana|Bob|Cid|Dee|P\d\d)$/ })
    .map(({ textContent }) => textContent);

const header = (name: string) => screen.queryByRole('columnheader', { name });

async function chooseColumns(user: UserEvent, ...columns: string[]) {
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  for (const name of columns) {
    await user.click(await screen.findByRole('menuitemcheckbox', { name }));
  }
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
}

async function renderEmployees(employees: Employee[]) {
  const app = renderApp();
  server.use(
    http.get('*/api/employees', () => HttpResponse.json({ employees, total: employees.length })),
  );
  expect(await screen.findByRole('table')).toBeVisible();
  return {
    ...app,
    searchFor: async (text: string) => {
      const box = await search();
      await app.user.click(box);
      await app.user.keyboard('{Control>}a{/Control}');
      await app.user.paste(text);
    },
  };
}

test('headers sort up, down, and up again; Role sorts by position', async () => {
  const { user } = await renderEmployees(TEAM);
  expect(names()).toEqual(['Cid', 'Ana', 'Dee', 'Bob']);
  const cases = [
    ['Name', ['Ana', 'Bob', 'Cid', 'Dee'], ['Dee', 'Cid', 'Bob', 'Ana']],
    ['Role', ['Dee', 'Bob', 'Ana', 'Cid'], ['Ana', 'Bob', 'Dee', 'Cid']],
  ] as const;
  for (const [name, ascending, descending] of cases) {
    await user.click(screen.getByText(name));
    expect([name, ...names()]).toEqual([name, ...ascending]);
    expect(header(name)).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByText(name));
    expect([name, ...names()]).toEqual([name, ...descending]);
    expect(header(name)).toHaveAttribute('aria-sort', 'descending');
  }
  await user.click(screen.getByText('Role'));
  await user.click(screen.getByText('Actions'));
  expect(names()).toEqual(['Dee', 'Bob', 'Ana', 'Cid']);
});

test('Role and Total Evaluations say what they sort by', async () => {
  await renderEmployees(TEAM);
  const described = (name: string) => screen.getByRole('button', { name });
  expect(described('Role')).toHaveAccessibleDescription('Sorts by position');
  expect(described('Total Evaluations')).toHaveAccessibleDescription('Sorts by hire date');
  expect(described('Name')).not.toHaveAccessibleDescription();
});

test('Position and Hire Date can be shown, and sort', async () => {
  const { user } = await renderEmployees(TEAM);
  expect(header('Position')).not.toBeInTheDocument();
  expect(header('Hire Date')).not.toBeInTheDocument();
  await chooseColumns(user, 'Position', 'Hire Date');
  expect(header('Position')).toBeInTheDocument();
  const [, cid, ana] = screen.getAllByRole('row');
  if (!cid || !ana) throw new Error('Rows are missing');
  expect(within(ana).getByText('Night Porter')).toBeVisible();
  expect(within(ana).getByText('Jan 2, 2020')).toBeVisible();
  expect(within(cid).getByText('N/A')).toBeVisible();
  await user.click(screen.getByText('Hire Date'));
  expect(names()).toEqual(['Ana', 'Dee', 'Cid', 'Bob']);

  await chooseColumns(user, 'Position');
  expect(header('Position')).not.toBeInTheDocument();
  expect(header('Hire Date')).toBeInTheDocument();
});

test('a column that is chosen on a narrow screen hides none when the window widens', async () => {
  const { user } = await renderEmployees(TEAM);
  const expectHeaders = (...columns: string[]) => {
    expect(screen.getAllByRole('columnheader')).toEqual(columns.map(header));
  };
  setViewportWidth(375);
  await chooseColumns(user, 'Position');
  expectHeaders('Name', 'Actions');
  expect(screen.getByText('Night Porter')).toBeVisible();
  await chooseColumns(user, 'Hire Date');
  expect(screen.getByRole('row', { name: /^Ana/ })).toHaveTextContent('Jan 2, 2020 · Night Porter');

  setViewportWidth(1280);
  expectHeaders(
    ...['Name', 'Role', 'Email', 'Position', 'Hire Date', 'Total Evaluations', 'Actions'],
  );
});

test('a search leaves the rows whose fields contain its words, in any case', async () => {
  const { searchFor } = await renderEmployees(TEAM);
  const cases = [
    ['analyst', ['Dee', 'Bob']],
    ['porter ANÁ', ['Ana']],
    ['nobody', []],
  ] as const;
  for (const [text, found] of cases) {
    await searchFor(text);
    expect(await search()).toHaveValue(text);
    expect([text, ...names()]).toEqual([text, ...found]);
  }
  expect(screen.getByText('No employees found.')).toBeVisible();
});

test('a search goes to page 1 and pages what it found', async () => {
  const numbers = Array.from({ length: 25 }, (_, index) => `P${index + 11}`);
  const { user, searchFor } = await renderEmployees(
    numbers.map((name) => buildEmployee({ _id: name, name })),
  );
  await user.click(await screen.findByLabelText('Go to page 3'));
  expect(names()).toEqual(numbers.slice(20));
  await searchFor('p');
  expect(screen.getByLabelText('page 1')).toHaveAttribute('aria-current', 'page');
  expect(names()).toEqual(numbers.slice(0, 10));
  expect(screen.getByLabelText('Go to page 3')).toBeVisible();
  await searchFor('p3');
  expect(names()).toEqual(numbers.slice(19));
  expect(screen.queryByLabelText('Go to page 2')).not.toBeInTheDocument();
});
