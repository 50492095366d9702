import { act, screen } from '@testing-library/react';
import { expectConsoleError } from '../../../test/setup/console';
import { renderApp } from '../../../test/app/renderApp';
import { notify } from './notify';

const mockFaults = { isToasterMissing: true };

jest.mock('./Toaster', () => {
  if (mockFaults.isToasterMissing) throw new TypeError('Failed to fetch the toasts');
  return jest.requireActual<object>('./Toaster');
});

test('where the code of the toasts is missing, the page says so and stays; the last toast is shown after a retry', async () => {
  expectConsoleError(/Failed to fetch the toasts/);
  const { user } = renderApp({ path: '/login', as: null });
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  act(() => {
    notify({ text: 'First', tone: 'default' });
  });
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  act(() => {
    notify({ text: 'Second', tone: 'default' });
  });

  mockFaults.isToasterMissing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Second')).toBeVisible();
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});
