import { getConfig, screen, waitFor } from '@testing-library/react';
import { renderApp } from './renderApp';

/** What it takes to leave a dialog, and to see whether it asks. */

export type AppWithDialog = Awaited<ReturnType<typeof openDialog>>;

/** Add New Employee on Home, which was reached from Results; Name has the focus. */
export async function openDialog() {
  const app = renderApp({ path: '/results', scenario: 'empty' });
  await app.user.click(await screen.findByRole('link', { name: 'Home' }));
  const opener = await screen.findByText('Add Employee');
  await app.user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Add New Employee' });
  return { ...app, opener, dialog };
}

/** As the browser's button: nothing of React's has a part in it. */
export const back = ({ router }: Pick<AppWithDialog, 'router'>) =>
  getConfig().asyncWrapper(() => router.navigate(-1));

export const question = () => screen.queryByRole('alertdialog');

export const closed = (dialog: HTMLElement) =>
  waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });

/** What the browser asks the page when its tab is about to close: whether it objects. */
export function objectsToClosing() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
