import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../../mocks/node';
import { renderApp } from '../../test/renderApp';

const button = (name: string) => screen.getByRole('button', { name });

/** The bodies that are sent from here on. */
function watch(method: 'post' | 'put', path: string) {
  const bodies: unknown[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      bodies.push(await request.clone().json());
    }),
  );
  return bodies;
}

/** The row of a table or grid that holds the text. */
async function rowOf(text: string) {
  const row = (await screen.findByText(text)).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`"${text}" is in no row`);
  return row;
}

test('an evaluation is created from the employees screen', async () => {
  const { user, mock } = renderApp({ as: 'Manager' });
  const bodies = watch('post', '*/api/evaluations');
  const emma = await rowOf('Emma Lindqvist');
  expect(within(emma).getByText('7')).toBeVisible();
  await user.click(within(emma).getByText('Add Evaluation'));

  const dialog = screen.getByRole('dialog', { name: 'Create Evaluation for Emma Lindqvist' });
  expect(within(dialog).getByLabelText('Note')).toHaveValue('');
  expect(within(dialog).getByLabelText('Score')).toHaveValue('0');
  await user.click(button('Save'));
  expect(await screen.findByText('Note is required')).toBeVisible();
  expect(screen.getByText('Score must be between 1 and 10')).toBeVisible();
  expect(bodies).toEqual([]);

  await user.click(screen.getByLabelText('Note'));
  await user.paste('Calm');
  await user.clear(screen.getByLabelText('Score'));
  await user.type(screen.getByLabelText('Score'), ' 8.5 ');
  await user.click(button('Save'));

  expect(await screen.findByText('Evaluation created successfully')).toBeVisible();
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
  expect(bodies).toEqual([{ note: 'Calm', score: 8.5, employeeId: 'employee-003' }]);
  const [newest] = mock.db.evaluations({ employeeId: 'employee-003' });
  expect(newest).toMatchObject({ note: 'Calm', score: 8.5, evaluatorId: 'employee-002' });
  await waitFor(async () => {
    expect(within(await rowOf('Emma Lindqvist')).getByText('8')).toBeVisible();
  });
});

test('an evaluation is edited from My Evaluations', async () => {
  const { user, mock } = renderApp({ path: '/evaluations', as: 'Employee' });
  const before = mock.db.evaluation('evaluation-0328');
  const bodies = watch('put', '*/api/evaluations/evaluation-0328');
  const grace = await rowOf('Grace Mwangi');
  expect(within(grace).getByText('5')).toBeVisible();
  await user.click(within(grace).getByRole('button', { name: 'Edit' }));

  const dialog = screen.getByRole('dialog', { name: 'Edit Evaluation for Grace Mwangi' });
  expect(within(dialog).getByLabelText('Note')).toHaveValue(before?.note);
  const score = within(dialog).getByLabelText('Score');
  expect(score).toHaveValue('5');
  await user.clear(score);
  await user.type(score, '2{Enter}');

  expect(await screen.findByText('Evaluation updated successfully')).toBeVisible();
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
  expect(bodies).toEqual([{ note: before?.note, score: 2, employeeId: 'employee-004' }]);
  expect(mock.db.evaluation('evaluation-0328')).toEqual({ ...before, score: 2 });
  expect(await within(await rowOf('Grace Mwangi')).findByText('2')).toBeVisible();
});

test('an evaluation without a note or a score starts as an empty one', async () => {
  const { user } = renderApp({ path: '/evaluations', as: 'Employee' });
  const row = await rowOf('欧阳志远');
  expect(within(row).getByText('No note provided')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Edit' }));
  expect(screen.getByLabelText('Note')).toHaveValue('');
  expect(screen.getByLabelText('Note')).toHaveFocus();
});
