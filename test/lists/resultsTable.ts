import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEmployee, buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import type { Employee, Statistics } from '../../src/api/contract';
import { renderApp } from '../app/renderApp';

export const PEOPLE = [
  person({ _id: 'a', name: 'Zoë', role: 'Manager', position: 'Analyst', hireDate: '2020-05-01' }),
  person({ _id: 'b', name: 'Adam', role: 'Employee', position: null, hireDate: null }),
  person({ _id: 'c', name: 'émile', role: 'Admin', position: 'Writer', hireDate: '2011-12-24' }),
];

function person(values: Partial<Employee> & { _id: string }): Employee {
  return buildEmployee({ ...values, email: `${values._id}@example.com` });
}

const STATISTICS: Record<string, Partial<Statistics>> = {
  a: { totalEvaluations: 2, averageScore: 7.5, maxScore: 9, minScore: 6 },
  b: { totalEvaluations: 0, averageScore: null, maxScore: null, minScore: null },
  c: { totalEvaluations: 5, averageScore: 9.08, maxScore: 10, minScore: 8 },
};

const SCORES: Record<string, number[]> = { a: [6, 9], b: [], c: [8, 9, 9, 9.5, 10] };

export const statisticsOf = (id: string) => HttpResponse.json(STATISTICS[id]);

type Respond = (id: string) => Response | Promise<Response>;

/** Mocks a search that finds three people, their evaluations and their statistics. Returns the ids of the requested statistics. */
export function mockPeople(respond: Respond = statisticsOf) {
  const requested: string[] = [];
  server.use(
    http.get('*/api/employees', () => HttpResponse.json({ employees: PEOPLE })),
    http.get<{ id: string }>('*/api/evaluations/results/:id', ({ params }) => {
      requested.push(params.id);
      return respond(params.id);
    }),
    http.get<{ id: string }>('*/api/employees/:id', ({ params: { id } }) =>
      HttpResponse.json(PEOPLE.find(({ _id }) => _id === id)),
    ),
    http.get<{ id: string }>('*/api/evaluations/employee/:id', ({ params: { id } }) =>
      HttpResponse.json(
        (SCORES[id] ?? []).map((score, index) => buildEvaluation({ _id: `${id}${index}`, score })),
      ),
    ),
  );
  return requested;
}

/** Opens Results as a table of three people. */
export async function openTable(search = '?q=&view=table', respond?: Respond) {
  const view = renderApp({ path: `/results${search}` });
  const requested = mockPeople(respond);
  await screen.findByRole('grid', { name: 'Employees found' });
  await screen.findAllByRole('checkbox', { name: /^Choose/ });
  return { ...view, requested };
}

/** Selects an entry of the menu Display, and closes it. */
export async function chooseDisplay(user: UserEvent, entry: string) {
  await user.click(screen.getByRole('button', { name: 'Display' }));
  await user.click(await screen.findByText(entry, { selector: '[role^="menuitem"] > span' }));
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('menu')).toBeNull();
  });
}

/** Returns the texts of a column of the table, from top to bottom. */
export function columnTexts(name: string) {
  const headers = screen.getAllByRole('columnheader');
  const index = headers.findIndex((header) => header.textContent.startsWith(name));
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector(`[aria-colindex="${index + 1}"]`)?.textContent);
}

export async function expectColumn(name: string, texts: string[]) {
  await waitFor(() => {
    expect(columnTexts(name)).toEqual(texts);
  });
}
