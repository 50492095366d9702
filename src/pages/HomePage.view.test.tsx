import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../test/renderApp';
import { signInAs } from '../../test/signInAs';

jest.unmock('../features/employees/table/GridTakeOver');

const search = () => screen.findByLabelText('Search employees');

test('search, order and page are as they were left when somebody comes back', async () => {
  const { user, router } = renderApp();
  await screen.findByRole('grid');
  await user.type(await search(), 'e');
  await user.click(screen.getByText('Name'));
  await user.click(await screen.findByLabelText('Go to page 2'));
  const found = screen.getByRole('status').textContent;
  const [first] = screen.getAllByText('View Profile');
  const name = first?.closest('[role="row"]')?.querySelector('bdi')?.textContent ?? '';
  if (first) await user.click(first);
  expect(await screen.findByRole('heading', { name: `${name}'s Profile` })).toBeVisible();

  await act(() => router.navigate(-1));
  expect(await search()).toHaveValue('e');
  expect(await screen.findByLabelText('page 2')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('status')).toHaveTextContent(found);
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(name);
  expect(screen.getByText('Name').closest('[role="columnheader"]')).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('a link to Home starts anew, and so does the next user', async () => {
  const { user, router } = renderApp({ path: '/results' });
  await user.click(await screen.findByRole('link', { name: 'Home' }));
  await user.type(await search(), 'ada');
  await user.click(screen.getByRole('link', { name: 'Results' }));
  await user.click(await screen.findByRole('link', { name: 'Home' }));
  expect(await search()).toHaveValue('');

  await user.type(await search(), 'grace');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await waitFor(() => {
    expect(screen.getByLabelText('Search employees')).toHaveValue('');
  });
  await user.type(await search(), 'grace');
  act(() => {
    signInAs('Employee');
  });
  expect(await screen.findByText('57 employees')).toBeVisible();
  expect(await search()).toHaveValue('');
  await act(() => router.navigate(-2));
  expect(await search()).toHaveValue('');
});

test('the text and the hits of Results are there for who comes back', async () => {
  const { user, router } = renderApp({ path: '/results' });
  await user.type(await screen.findByLabelText('Search for an employee'), 'ada');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('Ada Okafor')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeVisible();

  await act(() => router.navigate(-1));
  expect(await screen.findByText('Ada Okafor')).toBeVisible();
  expect(screen.getByLabelText('Search for an employee')).toHaveValue('ada');
});
