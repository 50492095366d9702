import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import { expectContractViolation } from '../../../../test/setup/network';
import { renderApp } from '../../../../test/app/renderApp';

/** The dialog that edits an evaluation, where saving is answered thus. */
async function openDialog(answer: () => Response) {
  const { user } = renderApp({ path: '/evaluations', as: 'Employee' });
  server.use(
    http.get('*/api/evaluations/evaluator', () =>
      HttpResponse.json({ evaluations: [buildEvaluation()], totalPages: 1 }),
    ),
    http.put('*/api/evaluations/evaluation-1001', answer),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole('button', { name: 'Save' });
  return { user, dialog, save };
}

const refuse = (message: string) => HttpResponse.json({ message }, { status: 500 });

test('a long reason is cut, in the toast and in the dialog', async () => {
  const { user, dialog, save } = await openDialog(() => refuse('x'.repeat(201)));
  await user.click(save);
  const told = `Failed to save evaluation: ${'x'.repeat(200)}`;
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`${told}$`));
  expect(within(dialog).getByText(told)).toBeVisible();
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
