import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { MAX_SELECTED } from '../domain/constants';
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

test('two cards are selected and compared, and are still selected after Back', async () => {
  const { user, router } = await openCards();
  expect(screen.queryByRole('region', { name: 'Chosen people' })).not.toBeInTheDocument();

  await user.click(checkbox('Zoë'));
  expect(within(bar()).getByRole('status')).toHaveTextContent('1 chosen');
  const compare = within(bar()).getByRole('button', { name: 'Compare' });
  expect(compare).toHaveAttribute('aria-disabled', 'true');
  expect(compare).toHaveAccessibleDescription('Choose one more to compare.');
  // The click did not follow the link of the card.
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

test('more than eight people cannot be compared; a person can be removed, and Clear removes everybody', async () => {
  const { user, router } = await openCards('?q=&chosen=1,2,3,4,5,6,7,a');
  expect(within(bar()).getByRole('link', { name: 'Compare' })).toBeVisible();
  await user.click(checkbox('Adam'));
  expect(bar()).toHaveTextContent('9 chosen');
  expect(within(bar()).getByRole('button', { name: 'Compare' })).toHaveAccessibleDescription(
    'At most 8 can be compared.',
  );
  await user.click(checkbox('Adam'));
  expect(bar()).toHaveTextContent('8 chosen');

  await user.click(within(bar()).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Chosen people' })).not.toBeInTheDocument();
  expect(checkbox('Zoë')).not.toBeChecked();
  expect(router.state.location.search).toBe('?q=');
  expect(screen.getByRole('heading', { name: 'Results', level: 1 })).toHaveFocus();
});

test('rows of the table can also be selected with the space bar, and another search keeps them', async () => {
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

test('the profiles of any number of selected people can be printed', async () => {
  await openCards('?q=z&role=Manager&chosen=1,2,3,4,5,6,7,8,a');
  const link = within(bar()).getByRole('link', { name: 'Print profiles' });
  expect(link).toHaveAttribute(
    'href',
    `/results/print?ids=${Array.from('12345678a').join('%2C')}&from=q%3Dz%26role%3DManager`,
  );
});

test('a checkbox selects and deselects everybody who matches the filters', async () => {
  const { user, router } = await openCards('?q=&chosen=x,c');
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Choose all/ });
  expect(all()).toHaveAccessibleName('Choose all 3 found');
  expect(all()).toBePartiallyChecked();
  await user.click(all());
  expect(all()).toBeChecked();
  expect(router.state.location.search).toBe('?q=&chosen=x%2Cc%2Ca%2Cb');
  await user.click(all());
  expect(router.state.location.search).toBe('?q=&chosen=x');

  await act(() => router.navigate('/results?q=&role=Admin'));
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 1 found' }));
  expect(router.state.location.search).toBe('?q=&role=Admin&chosen=c');
});

test('the checkbox selects only as many people as can be selected', async () => {
  const employees = Array.from({ length: MAX_SELECTED + 2 }, (_, index) =>
    buildEmployee({ _id: `e${index}` }),
  );
  const { user } = renderApp({ path: '/results?q=&chosen=x' });
  server.use(http.get('*/api/employees', () => HttpResponse.json({ employees })));
  const first = await screen.findByRole('checkbox', { name: 'Choose the first 250 of 252 found' });
  await user.click(first);
  expect(bar()).toHaveTextContent('250 chosen, which is the most');
  await user.click(first);
  expect(within(bar()).getByRole('status')).toHaveTextContent('1 chosen');
});

test.each(['click', 'space'])(
  'a %s with Shift selects everybody from the last row on, in the order on screen',
  async (by) => {
    const { user } = await openTable('?q=&view=table&order=name');
    const press = async (name: string) => {
      if (by === 'click') {
        await user.click(checkbox(name));
        return;
      }
      act(() => {
        checkbox(name).focus();
      });
      await user.keyboard(' ');
    };
    await press('Zoë');
    await user.keyboard('{Shift>}');
    await press('Adam');
    await user.keyboard('{/Shift}');
    expect(checkbox('émile')).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Choose all 3 found' })).toBeChecked();
    await press('émile');
    await user.keyboard('{Shift>}');
    await press('Zoë');
    await user.keyboard('{/Shift}');
    expect(
      [checkbox('Adam'), checkbox('émile'), checkbox('Zoë')].map((box) => box.matches(':checked')),
    ).toEqual([true, false, false]);
  },
);
