import { screen, within } from '@testing-library/react';
import { demoAccount } from '../../mocks/demoAccounts';
import { waitUntilClosed } from '../forms/leaving';
import type { renderApp } from '../app/renderApp';

type App = ReturnType<typeof renderApp>;

const LIST = { name: 'Saved views' };

/** The key in local storage of the views of the Admin. */
export const VIEWS_KEY = `saved-views ${demoAccount('Admin').email}`;

/** Stores views of the Admin, as another tab or another version of the program might. */
export function keepViews(stored: unknown) {
  localStorage.setItem(VIEWS_KEY, typeof stored === 'string' ? stored : JSON.stringify(stored));
}

export const view = (id: number, name = `View ${id}`, more: object = {}) => ({
  id,
  name,
  search: '?q=mar',
  ...more,
});

export const button = (name: string) => screen.getByRole('button', { name });
export const nameField = () => screen.findByRole('textbox', { name: 'Name' });

export const queryViews = () => screen.queryByRole('navigation', LIST);

export async function viewNames() {
  const links = within(await screen.findByRole('navigation', LIST)).getAllByRole('link');
  return links.map(({ textContent }) => textContent);
}

export async function openDialog({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  return screen.findByRole('dialog', { name: 'Save view' });
}

/** Types a name into the open dialog, and saves. */
export async function typeName({ user }: App, text: string) {
  await user.clear(await nameField());
  await user.paste(text);
  await user.click(button('Save'));
}

/** Saves the address of Results. */
export async function saveView(app: App, text: string) {
  const dialog = await openDialog(app);
  await typeName(app, text);
  await waitUntilClosed(dialog);
}

/** Chooses an entry of the menu of a view. */
export async function choose({ user }: App, name: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `Options of ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

/** On Results, follows the link Results in the header. */
export const toStart = ({ user }: App) => user.click(screen.getByRole('link', { name: 'Results' }));
