import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import { renderApp } from '../../../../test/app/renderApp';

/**
 * The dialog that edits an evaluation. Saves are held until they are let go, and the answers of the list
 * tell how often it was asked for.
 */
async function openDialog() {
  const { user } = renderApp({ path: '/evaluations', as: 'Employee' });
  const held: (() => void)[] = [];
  const loads: string[] = [];
  server.use(
    http.get('*/api/evaluations/evaluator', ({ request }) => {
      loads.push(new URL(request.url).search);
      const note = `Load ${loads.length}`;
      return HttpResponse.json({ evaluations: [buildEvaluation({ note })], totalPages: 1 });
    }),
    http.put('*/api/evaluations/:id', async () => {
      await new Promise<void>((resolve) => held.push(resolve));
      return HttpResponse.json(buildEvaluation());
    }),
  );
  const edit = await screen.findByRole('button', { name: 'Edit' });
  await user.click(edit);
  const dialog = await screen.findByRole('dialog');
  const button = (name: string) => within(dialog).getByRole('button', { name });
  return { user, held, loads, edit, dialog, button };
}

const arrived = (held: unknown[]) =>
  waitFor(() => {
    expect(held).toHaveLength(1);
  });

const gone = (dialog: HTMLElement) =>
  waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });

test('while it saves, nothing but the answer closes the dialog', async () => {
  const { user, held, loads, dialog, button } = await openDialog();
  await user.click(button('Save'));
  await arrived(held);
  expect(within(dialog).getByText('Save').closest('button')).toBeDisabled();
  expect(button('Cancel')).toBeDisabled();
  await user.keyboard('{Escape}');
  const outside = dialog.parentElement;
  if (!outside) throw new Error('There is nothing around the dialog');
  await user.click(outside);
  expect(dialog).toBeInTheDocument();
  expect(loads).toHaveLength(1);
  held[0]?.();
  await gone(dialog);
  expect(await screen.findByText('Load 2')).toBeInTheDocument();
});

test('two clicks on Save send one request', async () => {
  const { user, held, dialog, button } = await openDialog();
  await user.dblClick(button('Save'));
  await arrived(held);
  held[0]?.();
  await gone(dialog);
  expect(held).toHaveLength(1);
});

test('Enter twice sends one request, even before the button is drawn disabled', async () => {
  const { user, held, dialog } = await openDialog();
  const form = within(dialog).getByLabelText('Score').closest('form');
  if (!form) throw new Error('The dialog has no form');
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await arrived(held);
  await user.click(within(dialog).getByLabelText('Score'));
  await user.keyboard('{Enter}');
  held[0]?.();
  await gone(dialog);
  expect(held).toHaveLength(1);
});

test('Cancel, Escape and a click outside close it unsaved; the screen is read again', async () => {
  const { user, held, loads, edit, button } = await openDialog();
  const note = () => screen.getByLabelText('Note');
  expect(note()).toHaveValue('Load 1');
  await user.click(note());
  await user.paste(' and more');
  await user.click(button('Cancel'));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByText('Load 2')).toBeInTheDocument();

  await user.click(edit);
  expect(note()).toHaveValue('Load 2');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByText('Load 3')).toBeInTheDocument();

  await user.click(edit);
  const outside = screen.getByRole('dialog').parentElement;
  if (!outside) throw new Error('There is nothing around the dialog');
  await user.click(outside);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByText('Load 4')).toBeInTheDocument();
  expect(held).toEqual([]);
  expect(loads).toEqual(Array.from({ length: 4 }, () => '?page=1&limit=10'));
});
