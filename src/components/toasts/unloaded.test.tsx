import { act, screen, waitFor } from '@testing-library/react';
import { expectConsoleError } from '../../../test/setup/console';
import { renderApp } from '../../../test/app/renderApp';
import { notify } from './notify';

let mockIsOffline = true;

jest.mock('./Snackbars', () => {
  if (mockIsOffline) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual<object>('./Snackbars');
});

function send(text: string) {
  act(() => {
    notify({ title: 'Error', text, tone: 'destructive' });
  });
}

test('without its code, a toast is plain text, and the next toast loads the code again', async () => {
  jest.useFakeTimers();
  renderApp({ path: '/nowhere' });
  await screen.findByText('Not Found');
  expectConsoleError('Something went wrong');

  send('Failed to save');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^ErrorFailed to save$/);
  act(() => {
    jest.advanceTimersByTime(5_000);
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  mockIsOffline = false;
  send('Failed to delete');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Close notification' })).toBeVisible();
  });
  expect(screen.getByRole('alert')).toHaveTextContent(/^ErrorFailed to delete$/);
  jest.useRealTimers();
});
