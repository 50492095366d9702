import { screen, waitFor } from '@testing-library/react';
import { expectConsoleError } from '../../../test/setup/console';
import { renderApp } from '../../../test/app/renderApp';

const mockFaults = { isMenuMissing: true };

jest.mock('../../components/controls/MenuEntries', () => {
  if (mockFaults.isMenuMissing) throw new TypeError('Failed to fetch the menu');
  return jest.requireActual<object>('../../components/controls/MenuEntries');
});

const SORRY = 'Something went wrong';

// One test only: code that was loaded once stays loaded.
test('a menu without its code says so over the screen, can be closed, and can be tried again', async () => {
  // Otherwise the page would be reloaded first.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = renderApp({ path: '/evaluations', mock: 'empty' });
  expect(await screen.findByText('No evaluations available.')).toBeVisible();

  for (const name of ['Menu', 'Account']) {
    expectConsoleError(/^Something went wrong.*Failed to fetch the menu/s);
    const button = screen.getByRole('button', { name });
    await user.click(button);
    expect(await screen.findByRole('alertdialog', { name: SORRY })).toBeVisible();
    expect(button).toBeVisible();
    expect(screen.getByText('No evaluations available.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(button).toHaveAttribute('aria-expanded', 'false');
  }

  expectConsoleError(/^Something went wrong.*Failed to fetch the menu/s);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  mockFaults.isMenuMissing = false;
  await user.click(tryAgain);
  expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
