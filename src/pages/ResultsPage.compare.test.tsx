import { act, screen, within } from '@testing-library/react';
import { mockPeople, openTable } from '../../test/lists/resultsTable';
import { renderApp } from '../../test/app/renderApp';

async function openCards(search = '?q=') {
  const view = renderApp({ path: `/results${search}` });
  mockPeople();
  await screen.findByRole('list', { name: 'Employees found' });
  return view;
}

const checkbox = (name: string) => screen.getByRole('checkbox', { name: `Choose ${name}` });
const bar = () => screen.getByRole('region', { name: 'Chosen people' });

test('two cards are chosen and compared, and are still chosen after Back', async () => {
  const { user, router } = await openCards();
  expect(screen.queryByRole('region', { name: 'Chosen people' })).not.toBeInTheDocument();

  await user.click(checkbox('Zoë'));
  expect(bar()).toHaveTextContent('1 chosen. Choose one more to compare.');
  expect(within(bar()).queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();
  // The card itself was not followed.
  expect(router.state.location.pathname).toBe('/results');

  await user.click(checkbox('émile'));
  expect(router.state.location.search).toBe('?q=&chosen=a%2Cc');
  await user.click(within(bar()).getByRole('link', { name: 'Compare' }));
  expect(await screen.findByRole('heading', { name: 'Compare', level: 1 })).toBeVisible();
  expect(router.state.location.search).toBe('?ids=a%2Cc&from=q%3D');
  expect(await screen.findByRole('region', { name: 'Scores' })).toBeVisible();

  await act(() => router.navigate(-1));
  await screen.findByRole('list', { name: 'Employees found' });
  expect(checkbox('Zoë')).toBeChecked();
  expect(checkbox('Adam')).not.toBeChecked();
});

test('more than eight cannot be compared; a person is taken away, and Clear takes all', async () => {
  const { user, router } = await openCards('?q=&chosen=1,2,3,4,5,6,7,a');
  expect(within(bar()).getByRole('link', { name: 'Compare' })).toBeVisible();
  await user.click(checkbox('Adam'));
  expect(bar()).toHaveTextContent('9 chosen. At most 8 can be compared.');
  expect(within(bar()).queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();
  await user.click(checkbox('Adam'));
  expect(bar()).toHaveTextContent('8 chosen');

  await user.click(within(bar()).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Chosen people' })).not.toBeInTheDocument();
  expect(checkbox('Zoë')).not.toBeChecked();
  expect(router.state.location.search).toBe('?q=');
  expect(screen.getByRole('heading', { name: 'Results', level: 1 })).toHaveFocus();
});

test('rows of the table are chosen too, also with the space bar, and another search keeps them', async () => {
  const { user, router } = await openTable('?q=&view=table&chosen=c');
  expect(checkbox('émile')).toBeChecked();
  act(() => {
    checkbox('Zoë').focus();
  });
  await user.keyboard(' ');
  expect(checkbox('Zoë')).toBeChecked();
  await user.type(screen.getByRole('searchbox', { name: 'Search for an employee' }), 'x{Enter}');
  expect(router.state.location.search).toContain('q=x');
  expect(bar()).toHaveTextContent('2 chosen');
});

test('the profiles of the chosen are printed, however many they are', async () => {
  await openCards('?q=z&role=Manager&chosen=1,2,3,4,5,6,7,8,a');
  const link = within(bar()).getByRole('link', { name: 'Print profiles' });
  expect(link).toHaveAttribute(
    'href',
    `/results/print?ids=${Array.from('12345678a').join('%2C')}&from=q%3Dz%26role%3DManager`,
  );
});
