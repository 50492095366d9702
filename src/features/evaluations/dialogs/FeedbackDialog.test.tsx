import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import { renderApp } from '../../../../test/app/renderApp';

/** Opens the dialog for an evaluation that the mock knows, and records the feedback that is sent. */
async function openDialog() {
  const { user, mock } = renderApp({ path: '/evaluations', as: 'Employee' });
  const bodies: unknown[] = [];
  const loads = jest.fn();
  server.use(
    http.get('*/api/evaluations/evaluator', () => {
      loads();
      const evaluations = [buildEvaluation({ _id: 'evaluation-0390' })];
      return HttpResponse.json({ evaluations, totalPages: 1 });
    }),
    http.post('*/api/feedback', async ({ request }) => {
      bodies.push(await request.clone().json());
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Add Feedback' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Feedback' });
  return { user, mock, bodies, loads, dialog };
}

test('the dialog adds feedback to an evaluation', async () => {
  const { user, mock, bodies, loads, dialog } = await openDialog();
  const save = within(dialog).getByRole('button', { name: 'Save' });
  expect(within(dialog).getByLabelText('Feedback')).toHaveFocus();
  await user.click(save);
  expect(await screen.findByText('Feedback is required')).toBeInTheDocument();
  expect(bodies).toEqual([]);
  await user.paste('Agreed');
  await user.click(save);
  expect(await screen.findByText('Feedback saved successfully')).toBeInTheDocument();
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
  expect(bodies).toEqual([{ evaluationId: 'evaluation-0390', feedback: 'Agreed' }]);
  expect(mock.db().evaluation('evaluation-0390')?.feedbacks).toMatchObject([
    { feedback: 'Agreed' },
  ]);
  await waitFor(() => {
    expect(loads).toHaveBeenCalledTimes(2);
  });
});

test('the dialog shows the person, the score and the date of the evaluation', async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveAccessibleDescription(
    /^Grace Hopper\u00a0·\u00a0Score 9\u00a0·\u00a0May 4, 2025$/,
  );
});
