import { fireEvent, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { expectConsoleError } from '../../../test/setup/console';
import { fillIn, forms, expectSentOnce } from '../../../test/forms/forms';
import { failures } from '../../lib/code/failures';

afterEach(() => {
  delete failures.onFailure;
});

test.each(forms)(
  '%s: the form cannot be sent again, closed or changed while it is sent',
  async (_name, form) => {
    const { user, sent, open } = await fillIn(form);
    const last = document.activeElement;
    const element = last?.closest('form');
    if (!element) throw new Error('No field of the form has the focus');
    // Two keys can cause two submits before React renders.
    fireEvent.submit(element);
    fireEvent.submit(element);
    await expectSentOnce(sent);
    expect(last).toHaveFocus();
    await user.keyboard('{Enter}{Escape}{Escape}');
    const dialog = screen.queryByRole('dialog');
    expect(dialog !== null).toBe(form.open !== undefined);
    if (dialog?.parentElement) {
      await user.click(dialog.parentElement);
      expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
      expect(dialog).toBeVisible();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    }
    for (const [label, text] of Object.entries(form.fields)) {
      const field = screen.getByLabelText(label);
      expect(field).toBeEnabled();
      await user.type(field, '7{ArrowUp}');
      expect(field).toHaveValue(text);
    }
    const [role] = screen.queryAllByRole('combobox', { name: 'Role' });
    if (role) await user.click(role);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    for (const step of screen.queryAllByRole('button', { name: /^(In|De)crease$/ })) {
      expect(step).toBeDisabled();
    }
    open();
    expect(await screen.findByText(form.done)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(sent).toHaveLength(1);
  },
);

function evaluationForm() {
  const form = forms.find(([name]) => name === 'Create Evaluation')?.[1];
  if (!form) throw new Error('There is no form with this name');
  return form;
}

test.each([
  ['while it composes', { isComposing: true }],
  ['in Safari, after it has composed', { keyCode: 229 }],
])('a key of an input method does not save or change the number: %s', async (_when, key) => {
  const { user, sent, open } = await fillIn(evaluationForm());
  open();
  fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'Enter', ctrlKey: true, ...key });
  fireEvent.keyDown(screen.getByLabelText('Score'), { key: 'ArrowUp', ...key });
  await user.type(screen.getByLabelText('Note'), ' and kind{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Evaluation created successfully')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ note: 'Calm and kind', score: 7 })]);
});

test('an error after a save is logged and reported', async () => {
  const form = evaluationForm();
  const { user, open } = await fillIn(form);
  open();
  // The dialog calls this function when it closes.
  jest.spyOn(QueryClient.prototype, 'refetchQueries').mockImplementation(() => {
    throw new Error('Broken');
  });
  failures.onFailure = jest.fn();
  expectConsoleError('Something went wrong Error: Broken');
  await user.click(screen.getByRole('button', { name: form.submit }));
  await waitFor(() => {
    expect(failures.onFailure).toHaveBeenCalledWith(new Error('Broken'));
  });
});
