import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../../mocks/builders';
import { server } from '../../../mocks/node';
import { expectContractViolation } from '../../test/network';
import { renderApp } from '../../test/renderApp';

/** The dialog that edits an evaluation, where saving is answered thus. */
async function openDialog(answer: () => Response) {
  const { user } = renderApp({ path: '/evaluations', as: 'Employee' });
  server.use(
    http.get('*/api/evaluations/evaluator', () =>
      HttpResponse.json({ evaluations: [buildEvaluation()], totalPages: 1 }),
    ),
  );
  const saving = jest.fn(answer);
  server.use(http.put('*/api/evaluations/evaluation-1001', saving));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = screen.getByRole('dialog');
  return { user, saving, dialog };
}

const refuse = (message?: string) => HttpResponse.json({ message }, { status: 500 });

test.each([
  ['the reason', () => refuse('The period is closed'), ': The period is closed'],
  ['no more than 200 characters of it', () => refuse('x'.repeat(201)), `: ${'x'.repeat(200)}`],
  ['no reason where none was given', () => refuse(), '', "required property 'message'"],
  ['no reason where it is blank', () => refuse(' '), ''],
  ['that the network failed', () => HttpResponse.error(), ': Network Error'],
  ['a page instead of an answer', () => HttpResponse.html('<p>Hi</p>'), '', 'must be object'],
  ['a list instead of an answer', () => HttpResponse.json([]), '', 'must be object'],
  [
    'a page instead of a reason',
    () => HttpResponse.html('<p>Sorry</p>', { status: 500 }),
    '',
    'must be object',
  ],
])('a failed save tells %s', async (_reason, answer, end, violation?: string) => {
  const { user, saving, dialog } = await openDialog(answer);
  if (violation) expectContractViolation(violation);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`Failed to save evaluation${end}`)).toBeInTheDocument();
  expect(saving).toHaveBeenCalledTimes(1);
  expect(dialog).toBeInTheDocument();
});

test('after a failed save what was typed is there, and a second try works', async () => {
  const { user, dialog } = await openDialog(() => refuse('Not now'));
  const form = within(dialog);
  const note = form.getByLabelText('Note');
  await user.clear(note);
  await user.paste('Calm');
  await user.clear(form.getByLabelText('Score'));
  await user.paste('6.5');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to save evaluation: Not now')).toBeVisible();
  expect(form.getByLabelText('Note')).toHaveValue('Calm');
  expect(form.getByLabelText('Score')).toHaveValue('6.5');
  expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();

  const bodies: unknown[] = [];
  server.use(
    http.put('*/api/evaluations/:id', async ({ request }) => {
      bodies.push(await request.clone().json());
      return HttpResponse.json(buildEvaluation());
    }),
  );
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Evaluation updated successfully')).toBeInTheDocument();
  expect(screen.queryByText(/Failed to save/)).not.toBeInTheDocument();
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
  expect(bodies).toEqual([{ note: 'Calm', score: 6.5, employeeId: 'employee-101' }]);
});

test('a screen reader hears at once that saving failed, dialog or not', async () => {
  const { user, dialog } = await openDialog(() => refuse('Not now'));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const toast = await screen.findByText('Failed to save evaluation: Not now');
  expect(toast.closest('[role="alert"]')).not.toBeNull();
  expect(toast.closest('[aria-hidden="true"]')).toBeNull();
});

test.each([200, 204])('an empty answer with status %d is a saved evaluation', async (status) => {
  const { user, dialog } = await openDialog(() => new HttpResponse(null, { status }));
  expectContractViolation(status === 204 ? 'status 204 is not listed' : 'body');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Evaluation updated successfully')).toBeInTheDocument();
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
});
