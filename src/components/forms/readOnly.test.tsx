import { fireEvent, screen } from '@testing-library/react';
import { fillIn, forms, expectSentOnce } from '../../../test/forms/forms';

test.each(forms)('%s: no field changes while it is sent', async (_name, form) => {
  const { user, sent, open } = await fillIn(form);
  const last = document.activeElement;
  fireEvent.submit(screen.getByRole('button', { name: form.submit }));
  await expectSentOnce(sent);
  expect(last).toHaveFocus();
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
});
