import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';
import { comparePath } from '../lib/url/paths';

const path = comparePath(['employee-006', 'employee-008']);

test('a person is added by a part of the name, and people with the same name are distinguished', async () => {
  const { user, router } = renderApp({ path });
  const namesakes = ['x', 'y'].map((id, index) => ({
    ...{
      _id: `employee-01${index}`,
      name: 'Zöe Twin',
      position: `Position ${id}`,
      email: `${id}@example.com`,
    },
  }));
  const compared = { _id: 'employee-006', name: 'Zoe Twin Compared' };
  server.use(
    http.get('*/api/employees', () => HttpResponse.json({ employees: [compared, ...namesakes] })),
  );
  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a person' }));
  const field = dialog.getByRole('searchbox');
  expect(field).toHaveFocus();
  await user.type(field, 'TWIN zoe');
  const buttons = await dialog.findAllByRole('button', { name: /Zöe/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Zöe TwinPosition xx@example.com',
    'Zöe TwinPosition yy@example.com',
  ]);
  expect(dialog.queryByRole('button', { name: /Compared/ })).not.toBeInTheDocument();
  await user.type(field, ' nobody');
  expect(dialog.getByText('No other employee matches.')).toBeVisible();
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: /Position y/ }));
  expect(router.state.location.search).toBe('?ids=employee-006%2Cemployee-008%2Cemployee-011');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('at most eight people can be added, and the focus stays on the page', async () => {
  const ids = ['1', '2', '3', '4', '5', '6', '7'].map((digit) => `employee-00${digit}`);
  const { user, mock } = renderApp({ path: comparePath(ids) });
  const last = mock.db().person('employee-008');
  if (!last) throw new Error('There is nobody to add');
  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a person' }));
  await user.click(await dialog.findByRole('button', { name: new RegExp(last.email) }));
  expect(screen.queryByRole('button', { name: 'Add a person' })).not.toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
