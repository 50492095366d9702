import { screen, waitFor } from '@testing-library/react';
import { demoAccount } from '../../mocks/demoAccounts';
import { waitUntilClosed } from '../forms/leaving';
import type { renderApp } from '../app/renderApp';

type App = ReturnType<typeof renderApp>;

/** The key in local storage of the views of the Admin. */
export const VIEWS_KEY = `saved-views ${demoAccount('Admin').email}`;

/** Stores views of the Admin in local storage, like another tab or another version of the app. */
export function keepViews(stored: unknown) {
  localStorage.setItem(VIEWS_KEY, typeof stored === 'string' ? stored : JSON.stringify(stored));
}

export const view = (id: number, name = `View ${id}`, more: object = {}) => ({
  id,
  name,
  search: '?q=mar',
  ...more,
});

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const nameField = () => screen.findByRole('textbox', { name: 'Name' });

const VIEWS = /^Views/;

/** Returns the button of the menu, whose name contains the open view. */
export const viewsButton = () => button(VIEWS);

export async function openMenu({ user }: App) {
  await user.click(await screen.findByRole('button', { name: VIEWS }));
  return screen.findByRole('menu');
}

export async function closeMenu({ user }: App) {
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('menu')).toBeNull();
  });
}

/** Returns the names of the views in the menu. */
export async function viewNames(app: App) {
  await openMenu(app);
  const names = screen.queryAllByRole('menuitemradio').map(({ textContent }) => textContent);
  await closeMenu(app);
  return names;
}

export async function openView(app: App, name: string) {
  await openMenu(app);
  await app.user.click(screen.getByRole('menuitemradio', { name }));
}

/** Selects a command of the menu. */
export async function choose(app: App, entry: string) {
  await openMenu(app);
  await app.user.click(screen.getByRole('menuitem', { name: entry }));
}

export async function openDialog(app: App) {
  await choose(app, 'Save view');
  return screen.findByRole('dialog', { name: 'Save view' });
}

/** Types a name into the open dialog, and saves. */
export async function typeName({ user }: App, text: string) {
  await user.clear(await nameField());
  await user.paste(text);
  await user.click(button('Save'));
}

/** Saves the current state of Results as a view. */
export async function saveView(app: App, text: string) {
  const dialog = await openDialog(app);
  await typeName(app, text);
  await waitUntilClosed(dialog);
}

/** Follows the link Results in the header of Results. */
export const toStart = ({ user }: App) => user.click(screen.getByRole('link', { name: 'Results' }));
