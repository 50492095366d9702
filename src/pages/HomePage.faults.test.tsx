import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
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

test('a name of a million letters is cut, and found', async () => {
  const long = `Ada ${'x'.repeat(1_000_000)}`;
  const { user } = renderApp();
  const employees = [
    buildEmployee({ _id: 'long', name: long, email: `${long}@example.com` }),
    buildEmployee({ _id: 'bo', name: 'Bo' }),
  ];
  server.use(http.get('*/api/employees', () => HttpResponse.json({ employees, total: 2 })));
  await screen.findByText('Bo');
  await user.type(screen.getByPlaceholderText('Search employees...'), 'xxx');
  expect(await screen.findByText('1 of 2 employees')).toBeVisible();
  const [, row] = screen.getAllByRole('row');
  expect(row).toHaveTextContent(/^Ada x+…/);
  expect(row?.outerHTML.length).toBeLessThan(5_000);
});
