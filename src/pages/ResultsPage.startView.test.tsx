import { act, screen } from '@testing-library/react';
import { renderApp } from '../../test/app/renderApp';
import {
  closeMenu,
  keepViews,
  openMenu,
  view,
  viewNames,
  VIEWS_KEY,
} from '../../test/lists/savedViews';

const STARTING = [view(1, 'One'), view(2, 'Two', { search: '?q=bo&order=name', start: true })];

const BOX = 'Search for an employee';

test('the open view can be set and removed as the start view', async () => {
  keepViews([view(1, 'One'), view(2, 'Two', { start: true })]);
  const app = renderApp({ path: '/results?q=mar&saved=1' });
  await openMenu(app);
  await app.user.click(screen.getByRole('menuitemcheckbox', { name: 'Start with it' }));
  expect(await screen.findByText(/^Results now starts with “One”/)).toBeVisible();
  expect(screen.getByRole('menuitemcheckbox')).toBeChecked();
  await closeMenu(app);
  expect(await viewNames(app)).toEqual(['One (start)', 'Two']);

  await openMenu(app);
  await app.user.click(screen.getByRole('menuitemcheckbox', { name: 'Start with it' }));
  expect(await screen.findByText('Results no longer starts with a view')).toBeVisible();
  await closeMenu(app);
  expect(JSON.parse(localStorage.getItem(VIEWS_KEY) ?? '')).toEqual([
    view(1, 'One'),
    view(2, 'Two'),
  ]);
});

test.each([
  ['', '?q=bo&order=name&saved=2', 'bo'],
  ['?view=table', '?view=table', ''],
])('the address %j of Results is replaced by %j', async (address, search, text) => {
  keepViews(STARTING);
  const { router } = renderApp({ path: `/results${address}` });
  expect(await screen.findByRole('searchbox', { name: BOX })).toHaveValue(text);
  expect(router.state.location.search).toBe(search);
});

test('a link on another screen opens the start view, a link on Results does not, and Back returns', async () => {
  keepViews(STARTING);
  const app = renderApp();
  const { router, user } = app;
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
  expect(await viewNames(app)).toEqual(['One', 'Two (start)']);
  await press('Home');
  await atHome();
  await act(() => router.navigate(-1));
  expect(await viewNames(app)).toEqual(['One', 'Two (start)']);
  expect(router.state.location.search).toBe('');
});
