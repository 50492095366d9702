import { screen, within } from '@testing-library/react';
import { renderApp } from '../../test/app/renderApp';
import { GRACE } from '../../test/forms/registration';

test('the registration screen has all fields and offers every role', async () => {
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
