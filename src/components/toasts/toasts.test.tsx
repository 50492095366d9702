import { act, screen, waitFor, within } from '@testing-library/react';
import type { Notice } from '../../lib/query/queryMeta';
import { renderApp } from '../../../test/app/renderApp';
import { notify } from './notify';

async function openApp() {
  const { user } = renderApp({ path: '/nowhere' });
  await screen.findByText('Not Found');
  return user;
}

async function show(notice: Notice) {
  act(() => {
    notify(notice);
  });
  const toast = (await screen.findByText(String(notice.text))).closest<HTMLElement>('[role]');
  if (!toast) throw new Error(`"${String(notice.text)}" is not announced`);
  return toast;
}

test('a default toast is announced politely, and can be closed', async () => {
  const user = await openApp();
  const toast = await show({ text: 'Saved', tone: 'success' });
  expect(toast).toHaveAttribute('role', 'status');
  expect(toast).toHaveTextContent(/^Saved$/);
  await user.click(within(toast).getByRole('button', { name: 'Close notification' }));
  await waitFor(() => {
    expect(toast).not.toBeInTheDocument();
  });
});

test('a destructive toast is announced assertively, with its title', async () => {
  await openApp();
  const toast = await show({ title: 'Error', text: 'Failed', tone: 'destructive' });
  expect(toast).toHaveAttribute('role', 'alert');
  expect(toast).toHaveTextContent(/^ErrorFailed$/);
});
