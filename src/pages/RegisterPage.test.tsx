import { screen, within } from '@testing-library/react';
import { renderApp } from '../../test/app/renderApp';
import { GRACE, signUp } from '../../test/forms/registration';

test('the registration screen asks for all it needs and offers every role', async () => {
  const { user } = renderApp({ path: '/register', as: null });
  expect(await screen.findByRole('heading', { name: 'Create an Account' })).toBeVisible();
  expect(document.title).toBe('Create an Account · Employee Dashboard');
  for (const label of Object.keys(GRACE)) expect(screen.getByLabelText(label)).toHaveValue('');

  const role = screen.getByLabelText('Role');
  expect(role).toHaveTextContent('Employee');
  await user.click(role);
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Admin', 'Manager', 'Employee']);
});

test('what is missing stands in red under its field, and the first has the focus', async () => {
  const { user } = renderApp({ path: '/register', as: null, styled: true });
  await user.click(await signUp());
  const messages = {
    Name: 'Name is required',
    Email: 'Invalid email address',
    Age: 'Age is required',
    Password: 'Password must be at least 6 characters long',
    'Confirm Password': 'Password confirmation is required',
  };
  expect(await screen.findByLabelText('Name')).toHaveFocus();
  for (const [label, message] of Object.entries(messages)) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText(message)).toHaveStyle({ color: 'var(--mui-palette-error-main)' });
  }
  for (const [label, message] of Object.entries(messages)) {
    await user.click(screen.getByLabelText(label));
    await user.paste('1');
    expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'false');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  }
});
