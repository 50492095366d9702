import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import { renderApp } from '../../../../test/app/renderApp';

const loads = jest.fn();

/** My Evaluations with one that the mock knows, and the feedback that is sent from there. */
async function openDialog() {
  const { user, mock } = renderApp({ path: '/evaluations', as: 'Employee' });
  const bodies: unknown[] = [];
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
  loads.mockClear();
  const open = await screen.findByRole('button', { name: 'Add Feedback' });
  await user.click(open);
  return { user, mock, bodies, open, ...(await inDialog()) };
}

async function inDialog() {
  const dialog = await screen.findByRole('dialog', { name: 'Add Feedback' });
  const inside = within(dialog);
  return {
    dialog,
    text: inside.getByLabelText('Feedback'),
    save: inside.getByRole('button', { name: 'Save' }),
    cancel: inside.getByRole('button', { name: 'Cancel' }),
  };
}

test('feedback is added to an evaluation', async () => {
  const { user, mock, bodies, open, dialog, text, save } = await openDialog();
  expect(text).toHaveFocus();
  await user.click(save);
  expect(await screen.findByText('Feedback is required')).toBeInTheDocument();
  await user.paste('   ');
  expect(screen.queryByText('Feedback is required')).not.toBeInTheDocument();
  await user.click(save);
  expect(await screen.findByText('Feedback is required')).toBeInTheDocument();
  expect(bodies).toEqual([]);
  expect(loads).toHaveBeenCalledTimes(1);

  await user.clear(text);
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

  await user.click(open);
  expect((await inDialog()).text).toHaveValue('');
});

test('the dialog says whose evaluation it is, with its score and date', async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveAccessibleDescription(/^Grace Hopper · Score 9 · May 4, 2025$/);
});

test('a failed save tells why and keeps what was typed; a cancelled one forgets it', async () => {
  const { user, bodies, open, dialog, text, save, cancel } = await openDialog();
  const answers = [
    HttpResponse.json({ message: 'The period is closed' }, { status: 422 }),
    HttpResponse.error(),
  ];
  server.use(http.post('*/api/feedback', () => answers.shift()));
  await user.paste('Agreed');
  await user.click(save);
  const refusal = 'Failed to save feedback: The period is closed';
  expect(await within(dialog).findByText(refusal)).toBeVisible();
  expect(text).toHaveValue('Agreed');
  await user.click(save);
  await within(dialog).findByText('Failed to save feedback: Network Error');
  expect(screen.queryByText(refusal)).not.toBeInTheDocument();
  expect(dialog).toBeInTheDocument();
  expect(text).toHaveValue('Agreed');

  await user.click(cancel);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(dialog).not.toBeInTheDocument();
  await user.click(open);
  expect((await inDialog()).text).toHaveValue('');
  expect(bodies).toEqual([]);
});

test.each(['Control', 'Meta'])('%s and Enter in the text save it', async (key) => {
  const { user, bodies, dialog } = await openDialog();
  await user.paste('Agreed');
  await user.keyboard(`{${key}>}{Enter}{/${key}}`);
  expect(await screen.findByText('Feedback saved successfully')).toBeVisible();
  expect(dialog).not.toBeInTheDocument();
  expect(bodies).toEqual([expect.objectContaining({ feedback: 'Agreed' })]);
});
