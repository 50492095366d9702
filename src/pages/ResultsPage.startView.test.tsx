import { act, screen, within } from '@testing-library/react';
import { renderApp } from '../../test/app/renderApp';
import { choose, keepViews, view, viewNames, VIEWS_KEY } from '../../test/lists/savedViews';

const STARTING = [view(1, 'One'), view(2, 'Two', { search: '?q=bo&sort=name', start: true })];

const BOX = 'Search for an employee';

const starts = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText('Start'))
    .map((item) => within(item).getByRole('link').textContent);

test('one view is chosen as the start, and no longer', async () => {
  keepViews([view(1, 'One'), view(2, 'Two')]);
  const app = renderApp({ path: '/results' });
  for (const name of ['One', 'Two']) {
    await choose(app, name, 'Use as start');
    expect(await screen.findByText(new RegExp(`^Results now starts with “${name}”`))).toBeVisible();
    expect(starts()).toEqual([name]);
  }
  await choose(app, 'Two', 'Not the start');
  expect(await screen.findByText('Results no longer starts with a view')).toBeVisible();
  expect(starts()).toEqual([]);
  expect(JSON.parse(localStorage.getItem(VIEWS_KEY) ?? '')).toEqual([
    view(1, 'One'),
    view(2, 'Two'),
  ]);
});

test.each([
  ['', '?q=bo&sort=name', 'bo'],
  ['?view=table', '?view=table', ''],
])('the address %j of Results opens %j, in its place', async (address, search, text) => {
  keepViews(STARTING);
  const { router } = renderApp({ path: `/results${address}` });
  expect(await screen.findByRole('searchbox', { name: BOX })).toHaveValue(text);
  expect(router.state.location.search).toBe(search);
});

test('a link of another screen opens the start, one on Results the list; Back goes where one was', async () => {
  keepViews(STARTING);
  const { router, user } = renderApp();
  const press = (name: string) => user.click(screen.getByRole('link', { name }));
  const atHome = async () => {
    expect(await screen.findByText('57 employees')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  };
  await atHome();
  await press('Results');
  expect(await screen.findByText('1 found')).toBeVisible();
  await act(() => router.navigate(-1));
  await atHome();

  await press('Results');
  expect(await screen.findByText('1 found')).toBeVisible();
  await press('Results');
  expect(await viewNames()).toEqual(['One', 'Two']);
  expect(starts()).toEqual(['Two']);
  await press('Home');
  await atHome();
  await act(() => router.navigate(-1));
  expect(await viewNames()).toEqual(['One', 'Two']);
  expect(router.state.location.search).toBe('');
});
