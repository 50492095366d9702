import { getConfig, screen, waitFor } from '@testing-library/react';
import { addEmployeeButton } from '../app/addEmployeeButton';
import { renderApp } from '../app/renderApp';

/** These helpers are for tests of leaving a dialog with unsaved changes. */

export type AppWithDialog = Awaited<ReturnType<typeof openDialog>>;

/** Opens Add New Employee on Home, with the focus in the field Name. Back leads to Results. */
export async function openDialog() {
  const app = renderApp({ path: '/results', mock: 'empty' });
  await app.user.click(await screen.findByRole('link', { name: 'Home' }));
  const opener = await addEmployeeButton();
  await app.user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Add New Employee' });
  return { ...app, opener, dialog };
}

/** Goes back like the browser's button, outside of `act`. */
export const goBack = ({ router }: Pick<AppWithDialog, 'router'>) =>
  getConfig().asyncWrapper(() => router.navigate(-1));

export const queryConfirmation = () => screen.queryByRole('alertdialog');

export const waitUntilClosed = (dialog: HTMLElement) =>
  waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });

/** Whether the page prevents the tab from being closed without a confirmation. */
export function preventsUnload() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
