import { act, screen, within } from '@testing-library/react';
import { renderApp } from '../../test/app/renderApp';
import {
  choose,
  keepViews,
  toStart,
  view,
  viewNames,
  VIEWS_KEY,
} from '../../test/lists/savedViews';

const STARTING = [view(1, 'One'), view(2, 'Two', { search: '?q=bo&sort=name', start: true })];

const BOX = 'Search for an employee';

const starts = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText('Start'))
    .map((item) => within(item).getByRole('link').textContent);

async function openFromHome() {
  const app = renderApp();
  expect(await screen.findByText('57 employees')).toBeVisible();
  await app.user.click(screen.getByRole('link', { name: 'Results' }));
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeVisible();
  return app;
}

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

test('the address of Results opens the start in its place', async () => {
  keepViews(STARTING);
  const { router } = renderApp({ path: '/results' });
  expect(await screen.findByText('1 found')).toBeVisible();
  expect(router.state.location.search).toBe('?q=bo&sort=name');
  expect(screen.getByRole('searchbox', { name: BOX })).toHaveValue('bo');
});

test('so does a link of another screen; Back goes to that screen', async () => {
  keepViews(STARTING);
  const { router } = await openFromHome();
  expect(await screen.findByText('1 found')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
});

test('the link on Results itself shows the list, and Back to the list stays there', async () => {
  keepViews(STARTING);
  const app = await openFromHome();
  expect(await screen.findByText('1 found')).toBeVisible();
  await toStart(app);
  expect(await viewNames()).toEqual(['One', 'Two']);
  expect(starts()).toEqual(['Two']);

  await app.user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByText('57 employees')).toBeVisible();
  await act(() => app.router.navigate(-1));
  expect(await viewNames()).toEqual(['One', 'Two']);
  expect(app.router.state.location.search).toBe('');
});

test('an address with parameters is left as it is', async () => {
  keepViews(STARTING);
  const { router } = renderApp({ path: '/results?view=table' });
  expect(await screen.findByRole('searchbox', { name: BOX })).toBeVisible();
  expect(router.state.location.search).toBe('?view=table');
});

test('a start that is deleted is none', async () => {
  keepViews(STARTING);
  const app = await openFromHome();
  await toStart(app);
  await choose(app, 'Two', 'Delete');
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('View deleted')).toBeVisible();
  app.unmount();
  renderApp({ path: '/results' });
  expect(await viewNames()).toEqual(['One']);
});
