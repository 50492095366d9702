import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import type { Employee, Evaluation } from '../api/contract';
import { renderApp } from '../../test/app/renderApp';
import { displayedDetails } from '../../test/app/displayedDetails';

const path = '/employee-profile/employee-006';

function answerEmployee(employee: Employee) {
  server.use(http.get('*/api/employees/:id', () => HttpResponse.json(employee)));
}

function answerHistory(...evaluations: Evaluation[]) {
  server.use(http.get('*/api/evaluations/employee/:id', () => HttpResponse.json(evaluations)));
}

const table = () => screen.findByRole('table', { name: 'Evaluations History' });

async function rows() {
  return Array.from((await table()).querySelectorAll('tbody tr'), (row) =>
    Array.from(row.children, (cell) => cell.textContent),
  );
}

const localDate = (iso: string) =>
  new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' });

test('the profile shows the details and the evaluations of an employee', async () => {
  const { mock } = renderApp({ path });
  const heading = { level: 1, name: "José Ángel Muñoz Peña's Profile" };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(document.title).toBe("José Ángel Muñoz Peña's Profile · Employee Dashboard");
  const person = mock.db().employee('employee-006');
  expect(displayedDetails()).toMatchObject({
    Role: 'Employee',
    Position: person?.position,
    Age: String(person?.age),
    Email: 'jose.munoz@example.com',
    Hired: localDate(`${String(person?.hireDate)}T00:00`),
  });

  const headers = within(await table()).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual([
    ...['Score', 'Note', 'Evaluator', 'Actions', 'Created At'],
  ]);
  const evaluations = mock.db().evaluations({ employeeId: 'employee-006' });
  expect(await rows()).toEqual(
    evaluations.map(({ score, note, evaluatorId, createdAt }) => [
      `${score} of 10`,
      note,
      mock.db().person(evaluatorId)?.name,
      '',
      localDate(createdAt),
    ]),
  );
});

test('a missing value has its fallback', async () => {
  renderApp({ path });
  answerEmployee({ _id: 'employee-006', name: null });
  answerHistory({ _id: '1' });
  expect(await screen.findByText("Employee's Profile")).toBeVisible();
  expect(await rows()).toEqual([['N/A', 'No note provided', 'N/A', '', 'N/A']]);
  expect(displayedDetails()).toMatchObject({
    ...{ Role: 'N/A', Position: 'N/A', Hired: 'N/A', Age: 'N/A', Email: 'N/A' },
    ...{ Evaluations: '1', Scores: 'No scores yet', 'Last evaluated': 'Date not known' },
  });
  for (const label of ['Role', 'Position', 'Email']) {
    expect(screen.getByText(label, { selector: 'dt' })).toBeVisible();
  }
});

test('Edit changes an evaluation, and the profile is read again after Save and after Cancel', async () => {
  const { user, mock } = renderApp({ path });
  const [newest] = mock.db().evaluations({ employeeId: 'employee-006' });
  const loads: string[] = [];
  const bodies: unknown[] = [];
  server.use(
    http.get('*/api/*', ({ request }) => {
      loads.push(new URL(request.url).pathname);
    }),
    http.put('*/api/evaluations/:id', async ({ request }) => {
      bodies.push(await request.clone().json());
    }),
  );
  const [edit] = within(await table()).getAllByRole('button', { name: 'Edit' });
  if (!edit) throw new Error('There is no evaluation to edit');
  loads.length = 0;

  await user.click(edit);
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Edit Evaluation for José Ángel Muñoz Peña' }),
  );
  expect(dialog.getByLabelText('Score')).toHaveValue(String(newest?.score));
  await user.clear(dialog.getByLabelText('Score'));
  await user.paste('1.5');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Evaluation updated successfully')).toBeInTheDocument();
  expect(await within(await table()).findByText('1.5')).toBeInTheDocument();
  expect(bodies).toEqual([{ note: newest?.note, score: 1.5, employeeId: 'employee-006' }]);
  const both = ['/api/employees/employee-006', '/api/evaluations/employee/employee-006'];
  // The dialog reads it when it opens and before it saves.
  const own = `/api/evaluations/${newest?._id}`;
  await waitFor(() => {
    expect([...loads].sort()).toEqual([...both, own, own]);
  });

  loads.length = 0;
  answerEmployee(buildEmployee({ _id: 'employee-006', name: 'José Muñoz' }));
  await user.click(edit);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText("José Muñoz's Profile")).toBeInTheDocument();
  await waitFor(() => {
    expect(loads).toEqual([own, both[1]]);
  });
});
