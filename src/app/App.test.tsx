import { act, screen } from '@testing-library/react';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { issueToken } from '../../mocks/handlers/tokens';
import { addEmployeeButton } from '../../test/app/addEmployeeButton';
import { renderApp } from '../../test/app/renderApp';

const [, , employee] = DEMO_ACCOUNTS;

/** Stores something as another tab does, and dispatches the event in this tab. */
function inAnotherTab(key: string | null, stored: Record<string, string>) {
  localStorage.clear();
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

test('after a sign-in of another user in another tab, this tab shows no data of the previous user', async () => {
  const { mock } = renderApp({ path: '/evaluations', as: 'Admin' });
  const [own] = mock.db().evaluations({ evaluatorId: 'employee-001' });
  const [next] = mock.db().evaluations({ evaluatorId: 'employee-003' });
  if (!own?.note || !next?.note) throw new Error('The demo accounts have written no evaluations');
  expect(await screen.findByText(own.note)).toBeVisible();
  inAnotherTab('token', { token: issueToken(employee), role: 'Employee' });
  expect(screen.queryByText(own.note)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'All Evaluations' })).not.toBeInTheDocument();
  expect(await screen.findByText(next.note)).toBeVisible();
  expect(screen.queryByText(own.note)).not.toBeInTheDocument();
});

test('the text and the dialogs of the previous user are gone, too', async () => {
  const { user } = renderApp({ mock: 'empty' });
  await user.click(await screen.findByPlaceholderText('Search employees...'));
  await user.paste('Grace');
  await user.click(await addEmployeeButton());
  await user.paste('Grace');
  inAnotherTab('token', { token: issueToken(employee), role: 'Employee' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByPlaceholderText('Search employees...')).toHaveValue('');
});
