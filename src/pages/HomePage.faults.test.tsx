import { screen } from '@testing-library/react';
import { expectConsoleError } from '../../test/setup/console';
import { renderApp } from '../../test/app/renderApp';

const mockFaults = { isPagerMissing: false };

jest.mock('../components/controls/Pager', () => {
  if (mockFaults.isPagerMissing) throw new TypeError('Failed to fetch the list of pages');
  return jest.requireActual<object>('../components/controls/Pager');
});

// First: a module that was loaded once is not loaded again.
test('the list of pages is never missing without a word, and can be asked for again', async () => {
  mockFaults.isPagerMissing = true;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = renderApp();
  expectConsoleError(/^Something went wrong.*Failed to fetch the list of pages/s);
  expect(await screen.findByText('Something went wrong')).toBeVisible();

  mockFaults.isPagerMissing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ada Okafor')).toBeVisible();
  expect(await screen.findByLabelText('page 1')).toHaveAttribute('aria-current', 'page');
});
