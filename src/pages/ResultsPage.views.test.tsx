import { screen, waitFor, within } from '@testing-library/react';
import { waitUntilClosed } from '../../test/forms/leaving';
import { renderApp } from '../../test/app/renderApp';
import {
  button,
  choose,
  keepViews,
  nameField,
  openDialog,
  queryViews,
  saveView,
  toStart,
  typeName,
  view,
  viewNames,
  VIEWS_KEY as KEY,
} from '../../test/lists/savedViews';

/** The storage refuses every write, as if it were full. */
const fillStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });

afterEach(() => {
  jest.restoreAllMocks();
});

test('a view is the address without the page of the table, and opens it', async () => {
  const app = renderApp({ path: '/results?q=mar&sort=-name&page=2' });
  await saveView(app, '  All of mar, from the end ');
  expect(await screen.findByText('View saved')).toBeVisible();
  expect(button('Save view')).toHaveFocus();
  await toStart(app);
  expect(await viewNames()).toEqual(['All of mar, from the end']);

  await app.user.click(screen.getByRole('link', { name: 'All of mar, from the end' }));
  expect(await screen.findByText('5 found')).toBeVisible();
  expect(app.router.state.location.search).toBe('?q=mar&sort=-name');
  expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus();
});

test('they are kept over a reload, in the order of their names, and their links can be copied', async () => {
  const search = '?q=a%26b&view=table';
  keepViews(['View 10', 'view 9', 'אנשים', '<b>&'].map((name, id) => view(id, name, { search })));
  const app = renderApp({ path: '/results' });
  expect(await viewNames()).toEqual(['<b>&', 'view 9', 'View 10', 'אנשים']);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await choose(app, 'view 9', 'Copy link');
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(write.mock.calls).toEqual([[`http://localhost/results${search}`]]);
});

test('no name, and the name of another view, are refused', async () => {
  keepViews([view(1, 'Mine')]);
  const app = renderApp({ path: '/results?q=bo' });
  await openDialog(app);
  for (const [text, message] of [
    ['   ', 'Name is required'],
    [' Mine ', 'Another view has this name.'],
  ] as const) {
    await typeName(app, text);
    expect(await screen.findByText(message)).toBeVisible();
    const field = await nameField();
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toHaveFocus();
  }
  await typeName(app, 'x'.repeat(60));
  expect(await screen.findByText('View saved')).toBeVisible();
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toHaveLength(2);
});

test('a view is renamed, not to the name of another', async () => {
  keepViews([view(1, 'Old'), view(2, 'Other')]);
  const app = renderApp({ path: '/results' });
  await choose(app, 'Old', 'Rename');
  const dialog = await screen.findByRole('dialog', { name: 'Rename view' });
  expect(await nameField()).toHaveValue('Old');
  await typeName(app, 'Other');
  expect(await screen.findByText('Another view has this name.')).toBeVisible();
  await typeName(app, 'New');
  await waitUntilClosed(dialog);
  expect(await screen.findByText('View renamed')).toBeVisible();
  expect(await viewNames()).toEqual(['New', 'Other']);
  expect(button('Options of New')).toHaveFocus();
});

test('deleting asks first', async () => {
  keepViews([view(1, 'One'), view(2, 'Two')]);
  const app = renderApp({ path: '/results' });
  await choose(app, 'One', 'Delete');
  const asking = await screen.findByRole('alertdialog', { name: 'Delete view?' });
  expect(asking).toHaveAccessibleDescription('“One” will be removed from this browser.');
  await app.user.click(button('Keep'));
  await waitUntilClosed(asking);
  expect(await viewNames()).toEqual(['One', 'Two']);

  for (const one of ['One', 'Two']) {
    await choose(app, one, 'Delete');
    await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('View deleted')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus();
    });
  }
  expect(queryViews()).toBeNull();
});

test('a storage that is full or blocked keeps what it has, and the user is told', async () => {
  keepViews([view(1, 'One')]);
  const before = localStorage.getItem(KEY);
  const app = renderApp({ path: '/results?q=bo' });
  const dialog = await openDialog(app);
  fillStorage();
  await typeName(app, 'Two');
  const message = 'This cannot be kept: the storage of this browser is full or blocked.';
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(localStorage.getItem(KEY)).toBe(before);
  jest.restoreAllMocks();
  await app.user.click(button('Save'));
  await waitUntilClosed(dialog);
  await toStart(app);
  expect(await viewNames()).toEqual(['One', 'Two']);

  fillStorage();
  await choose(app, 'Two', 'Delete');
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await viewNames()).toEqual(['One', 'Two']);
});
