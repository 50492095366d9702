import { screen, waitFor, within } from '@testing-library/react';
import { waitUntilClosed } from '../../test/forms/leaving';
import { renderApp } from '../../test/app/renderApp';
import {
  button,
  choose,
  closeMenu,
  keepViews,
  nameField,
  openDialog,
  openMenu,
  openView,
  saveView,
  toStart,
  typeName,
  view,
  viewNames,
  viewsButton,
  VIEWS_KEY as KEY,
} from '../../test/lists/savedViews';

/** Lets the storage refuse every write, as if it were full. */
const fillStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });

afterEach(() => {
  jest.restoreAllMocks();
});

test('a view has the address without the page of the table, and is open after it is saved', async () => {
  const app = renderApp({ path: '/results?q=mar&order=-name&page=2' });
  await saveView(app, '  All of mar, from the end ');
  expect(await screen.findByText('View saved')).toBeVisible();
  expect(viewsButton()).toHaveFocus();
  expect(viewsButton()).toHaveAccessibleName('Views: All of mar, from the end');
  await toStart(app);
  expect(viewsButton()).toHaveAccessibleName('Views');

  await openView(app, 'All of mar, from the end');
  expect(await screen.findByText('5 found')).toBeVisible();
  expect(app.router.state.location.search).toMatch(/^\?q=mar&order=-name&saved=\d+$/);
  expect(viewsButton()).toHaveAccessibleName('Views: All of mar, from the end');
});

test('a changed view is marked as changed, and can be updated or opened again', async () => {
  keepViews([view(1, 'Mar'), view(2, 'Bo', { search: '?q=bo' })]);
  const app = renderApp({ path: '/results?q=mar&saved=1' });
  expect(await screen.findByText('5 found')).toBeVisible();
  await openMenu(app);
  expect(screen.getByRole('menuitemradio', { name: 'Mar' })).toBeChecked();
  expect(screen.queryByRole('menuitem', { name: 'Update' })).toBeNull();
  await closeMenu(app);

  await app.user.selectOptions(screen.getByLabelText('Order'), 'Name');
  expect(viewsButton()).toHaveAccessibleName('Views: Mar (changed)');
  await choose(app, 'Update');
  expect(await screen.findByText('View updated')).toBeVisible();
  expect(viewsButton()).toHaveAccessibleName('Views: Mar');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toContainEqual(
    view(1, 'Mar', { search: '?q=mar&order=name' }),
  );

  await app.user.click(button('A to Z, reverse'));
  expect(viewsButton()).toHaveAccessibleName('Views: Mar (changed)');
  await openView(app, 'Mar');
  expect(app.router.state.location.search).toBe('?q=mar&order=name&saved=1');
  expect(viewsButton()).toHaveAccessibleName('Views: Mar');
});

test('views are kept after a reload, sorted by name, and the open view can be copied as a link', async () => {
  const search = '?q=a%26b&view=table';
  keepViews(['View 10', 'view 9', 'אנשים', '<b>&'].map((name, id) => view(id, name, { search })));
  const app = renderApp({ path: '/results' });
  expect(await viewNames(app)).toEqual(['<b>&', 'view 9', 'View 10', '\u2068אנשים\u2069']);
  await openView(app, 'view 9');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await choose(app, 'Copy link');
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(write.mock.calls).toEqual([[`http://localhost/results${search}`]]);
});

test('a view of an earlier version keeps its order', async () => {
  keepViews([view(1, 'Old', { search: '?q=mar&sort=-name&find=x' })]);
  const app = renderApp({ path: '/results' });
  await openView(app, 'Old');
  expect(await screen.findByText('5 found')).toBeVisible();
  expect(screen.getByLabelText('Order')).toHaveDisplayValue('Name');
  expect(button('Z to A, reverse')).toBeVisible();
});

test('a missing name and the name of another view are refused', async () => {
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

test('a view can be renamed, but not to the name of another view', async () => {
  keepViews([view(1, 'Old'), view(2, 'Other')]);
  const app = renderApp({ path: '/results?q=mar&saved=1' });
  await choose(app, 'Rename');
  const dialog = await screen.findByRole('dialog', { name: 'Rename view' });
  expect(await nameField()).toHaveValue('Old');
  await typeName(app, 'Other');
  expect(await screen.findByText('Another view has this name.')).toBeVisible();
  await typeName(app, 'New');
  await waitUntilClosed(dialog);
  expect(await screen.findByText('View renamed')).toBeVisible();
  expect(viewsButton()).toHaveFocus();
  expect(viewsButton()).toHaveAccessibleName('Views: New');
  expect(await viewNames(app)).toEqual(['New', 'Other']);
});

test('Delete asks for confirmation', async () => {
  keepViews([view(1, 'One'), view(2, 'Two')]);
  const app = renderApp({ path: '/results?q=mar&saved=1' });
  await choose(app, 'Delete');
  const asking = await screen.findByRole('alertdialog', { name: 'Delete view?' });
  expect(asking).toHaveAccessibleDescription('“One” will be removed from this device.');
  await app.user.click(button('Keep'));
  await waitUntilClosed(asking);
  expect(viewsButton()).toHaveAccessibleName('Views: One');

  await choose(app, 'Delete');
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('View deleted')).toBeVisible();
  await waitFor(() => {
    expect(viewsButton()).toHaveFocus();
  });
  expect(viewsButton()).toHaveAccessibleName('Views');
  expect(await viewNames(app)).toEqual(['Two']);
});

test('if the storage is full or blocked, the views stay unchanged and a message is shown', async () => {
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
  expect(await viewNames(app)).toEqual(['One', 'Two']);

  fillStorage();
  await choose(app, 'Delete');
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await viewNames(app)).toEqual(['One', 'Two']);
});
