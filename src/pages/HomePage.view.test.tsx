import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../test/app/renderApp';

const search = () => screen.findByLabelText('Search employees');
const header = (name: string) => screen.findByRole('columnheader', { name });
const current = (page: number) => screen.findByLabelText(`page ${page}`);

test('search, order, page and columns are in the address and are restored by Back', async () => {
  const { user, router } = renderApp();
  await screen.findByRole('table');
  await user.type(await search(), 'e');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Hire Date' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByLabelText('Go to page 2'));
  expect(router.state.location.search).toBe('?q=e&sort=-name&columns=hireDate&page=2');
  const status = screen.getByRole('status').textContent;
  const [first] = screen.getAllByRole('link', { name: 'View Profile' });
  const name = first?.closest('tr')?.querySelector('bdi')?.textContent ?? '';
  if (first) await user.click(first);
  expect(await screen.findByRole('heading', { name: `${name}'s Profile` })).toBeVisible();

  await act(() => router.navigate(-1));
  expect(await search()).toHaveValue('e');
  expect(await current(2)).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('status')).toHaveTextContent(status);
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(name);
  expect(await header('Name')).toHaveAttribute('aria-sort', 'descending');
  expect(await header('Hire Date')).toBeVisible();

  await act(() => router.navigate(-1));
  expect(await current(1)).toHaveAttribute('aria-current', 'page');
  expect(await search()).toHaveValue('e');
});

test('the status announces the page and the order', async () => {
  const { user } = renderApp();
  await user.click(await screen.findByLabelText('Go to page 2'));
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(/Page 2 of 6$/);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(status).toHaveTextContent(/Page 2 of 6, Sorted by Name$/);
  await user.click(screen.getByRole('button', { name: 'Role' }));
  await user.click(screen.getByRole('button', { name: 'Role' }));
  expect(status).toHaveTextContent(/Sorted by Role \(by position\), descending$/);
});

test('typing shows the first page of matches at once, and the address follows', async () => {
  const { user, router } = renderApp({ path: '/?page=3' });
  await current(3);
  await user.type(await search(), 'okafor');
  expect(await current(1)).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByLabelText('Go to page 2')).not.toBeInTheDocument();
  expect(screen.getByText('1 of 57 employees')).toBeVisible();
  expect(router.state.location.search).toBe('?page=3');
  await waitFor(() => {
    expect(router.state.location.search).toBe('?q=okafor');
  });
});

test('a link to Home and the next visit reset the list', async () => {
  const { user, router } = renderApp();
  await user.type(await search(), 'ada');
  await user.click(screen.getByRole('link', { name: 'Results' }));
  await user.click(await screen.findByRole('link', { name: 'Home' }));
  expect(await search()).toHaveValue('');

  await user.type(await search(), 'grace');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByText('57 employees')).toBeVisible();
  expect(await search()).toHaveValue('');
  expect(router.state.location.search).toBe('');
});
