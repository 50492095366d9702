import { fireEvent, screen } from '@testing-library/react';
import { fillIn, forms, expectSentOnce } from '../../../test/forms/forms';
import { renderApp } from '../../../test/app/renderApp';

/** One of the forms with a password. All of them share the field. */
const withPassword = forms.filter(([, { fields }]) => 'Password' in fields).slice(0, 1);

const field = (label = 'Password') => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => screen.getByRole('button', { name });

test.each(withPassword)('%s: a button shows the password and hides it', async (_name, form) => {
  const { user, sent } = await fillIn(form);
  await user.click(field());
  field().setSelectionRange(2, 4);
  expect(field()).toHaveAttribute('type', 'password');

  await user.click(press('Show password'));
  expect(field()).toHaveAttribute('type', 'text');
  expect(field()).toHaveFocus();
  expect([field().selectionStart, field().selectionEnd]).toEqual([2, 4]);
  // The browser would send the shown text to a spelling checker, and capitalise it.
  expect(field()).toHaveAttribute('spellcheck', 'false');
  expect(field()).toHaveAttribute('autocapitalize', 'none');

  await user.tab();
  expect(press('Hide password')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field()).toHaveAttribute('type', 'password');
  expect(press('Show password')).toHaveFocus();
  expect(field()).toHaveValue(form.fields['Password']);
  expect(sent).toEqual([]);
});

test.each(withPassword)(
  '%s: the password is hidden again before it is sent',
  async (_name, form) => {
    const { user, sent, open } = await fillIn(form);
    await user.click(press('Show password'));
    const { autocomplete } = field();
    fireEvent.submit(field());
    await expectSentOnce(sent);
    expect(field()).toHaveAttribute('type', 'password');
    await user.click(press('Show password'));
    expect(field()).toHaveAttribute('type', 'password');
    expect(field()).toHaveAttribute('autocomplete', autocomplete);
    open();
    expect(await screen.findByText(form.done)).toBeVisible();
  },
);

test('the confirmation has its own button', async () => {
  const { user } = renderApp({ path: '/register', as: null });
  await user.click(await screen.findByRole('button', { name: 'Show confirm password' }));
  expect(field('Confirm Password')).toHaveAttribute('type', 'text');
  expect(field()).toHaveAttribute('type', 'password');
});
