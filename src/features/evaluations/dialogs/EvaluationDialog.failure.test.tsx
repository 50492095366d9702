import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import { expectContractViolation } from '../../../../test/setup/network';
import { renderApp } from '../../../../test/app/renderApp';

/** The dialog that edits an evaluation, where saving is answered thus. */
async function openDialog(answer: () => Response) {
  const { user } = renderApp({ path: '/evaluations', as: 'Employee' });
  const bodies: unknown[] = [];
  server.use(
    http.get('*/api/evaluations/evaluator', () =>
      HttpResponse.json({ evaluations: [buildEvaluation()], totalPages: 1 }),
    ),
    http.put('*/api/evaluations/evaluation-1001', async ({ request }) => {
      bodies.push(await request.clone().json());
      return answer();
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole('button', { name: 'Save' });
  return { user, bodies, dialog, save };
}

const refuse = (message?: string) => HttpResponse.json({ message }, { status: 500 });

/** Answers to a save with what is told of them. No two neighbours are told alike. */
const failures: [answer: () => Response, told: string][] = [
  [() => refuse('Too late'), 'Failed to save evaluation: Too late'],
  [() => refuse(), 'Failed to save evaluation'],
  [() => HttpResponse.error(), 'Failed to save evaluation: Network Error'],
  [() => HttpResponse.html('<p>Hello</p>'), 'Failed to save evaluation'],
  [() => refuse('x'.repeat(201)), `Failed to save evaluation: ${'x'.repeat(200)}`],
];

test('a failed save tells the reason and keeps what was typed, and a later try works', async () => {
  const answers = failures.map(([answer]) => answer);
  const saved = () => HttpResponse.json(buildEvaluation());
  const { user, bodies, dialog, save } = await openDialog(() => (answers.shift() ?? saved)());
  const note = within(dialog).getByLabelText('Note');
  const score = within(dialog).getByLabelText('Score');
  await user.clear(note);
  await user.paste('Calm');
  await user.clear(score);
  await user.paste('6.5');

  expectContractViolation("response 500: body must have required property 'message'");
  expectContractViolation('response 200: body must be object');
  for (const [, told] of failures) {
    await user.click(save);
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`${told}$`));
    });
    expect(within(dialog).getByText(told)).toBeVisible();
    await waitFor(() => {
      expect(save).toBeEnabled();
    });
    expect(note).toHaveValue('Calm');
    expect(score).toHaveValue('6.5');
  }

  await user.click(save);
  expect(await screen.findByText('Evaluation updated successfully')).toBeInTheDocument();
  expect(screen.queryByText(/Failed to save/)).not.toBeInTheDocument();
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
  const body = { note: 'Calm', score: 6.5, employeeId: 'employee-101' };
  expect(bodies).toEqual(Array.from({ length: failures.length + 1 }, () => body));
});

test('a screen reader hears at once that saving failed, dialog or not', async () => {
  const { user, save } = await openDialog(() => refuse('Not now'));
  await user.click(save);
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Failed to save evaluation: Not now');
  expect(toast.closest('[aria-hidden="true"]')).toBeNull();
});

test('the reason stays in the dialog after the toast, until a value changes', async () => {
  const { user, dialog, save } = await openDialog(() => refuse('Not now'));
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Close notification' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const reason = within(dialog).getByText('Failed to save evaluation: Not now');
  expect(reason).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Increase' }));
  expect(reason).not.toBeInTheDocument();
});

test('a save that may have been done says so, and shows what is stored behind the dialog', async () => {
  let note = 'Before';
  const { user, dialog, save } = await openDialog(() => {
    note = 'Calm';
    return new HttpResponse(null, { status: 502 });
  });
  server.use(
    http.get('*/api/evaluations/evaluator', () =>
      HttpResponse.json({ evaluations: [buildEvaluation({ note })], totalPages: 1 }),
    ),
  );
  expectContractViolation('status 502 is not listed');
  const inDoubt = 'It may have been saved. Check before you save again.';
  const region = within(dialog).getByRole('status');
  expect(region).toBeEmptyDOMElement();

  await user.clear(within(dialog).getByLabelText('Note'));
  await user.paste('Calm');
  await user.click(save);
  expect(await within(dialog).findByText('Failed to save evaluation')).toBeVisible();
  // A screen reader reads it after the toast, because the region was there before it.
  expect(region).toHaveTextContent(inDoubt);
  const table = screen.getByRole('table', { hidden: true });
  await waitFor(() => {
    expect(within(table).getByText('Calm')).toBeInTheDocument();
  });
  expect(dialog).toBeVisible();
  expect(within(dialog).getByLabelText('Note')).toHaveValue('Calm');

  // A refusal is no doubt.
  server.use(
    http.put('*/api/evaluations/evaluation-1001', () =>
      HttpResponse.json({ message: 'Closed' }, { status: 422 }),
    ),
  );
  await user.click(save);
  expect(await within(dialog).findByText('Failed to save evaluation: Closed')).toBeVisible();
  expect(region).toBeEmptyDOMElement();
});

test.each([200, 204])('an empty answer with status %d is a saved evaluation', async (status) => {
  const { user, dialog, save } = await openDialog(() => new HttpResponse(null, { status }));
  expectContractViolation(status === 204 ? 'status 204 is not listed' : 'body');
  await user.click(save);
  expect(await screen.findByText('Evaluation updated successfully')).toBeInTheDocument();
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
});
