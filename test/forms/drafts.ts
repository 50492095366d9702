import { act, screen, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { demoAccount } from '../../mocks/demoAccounts';
import type { Role } from '../../src/domain/constants';
import { addEmployeeButton } from '../app/addEmployeeButton';
import { enter } from '../app/enter';
import { expireSession } from '../app/expireSession';
import { renderApp, type RenderOptions } from '../app/renderApp';

export const findSignInHeading = () => screen.findByRole('heading', { name: 'Welcome Back' });

/** Signs in through the form and waits for Home. */
export async function signInWith(user: UserEvent, role: Role) {
  const account = demoAccount(role);
  await enter(user, { Email: account.email, Password: account.password });
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('View and manage employee information.')).toBeVisible();
}

/** Finds the banner that offers a draft. */
export const findBanner = () => screen.findByRole('region', { name: 'Unsaved text' });

/** Closes the tab. A page that is opened afterwards has only what the browser has stored. */
export function closeTab({ unmount }: Pick<RenderResult, 'unmount'>) {
  window.dispatchEvent(new Event('pagehide'));
  const stored = Object.entries<string>(localStorage);
  unmount();
  // The end of a page unmounts nothing.
  localStorage.clear();
  for (const [key, text] of stored) localStorage.setItem(key, text);
}

/** Types into Add New Employee and lets the session expire. */
export async function typeAndExpire(user: UserEvent, fields: Record<string, string>) {
  await user.click(await addEmployeeButton());
  await screen.findByRole('dialog');
  await enter(user, fields);
  act(expireSession);
  await findSignInHeading();
}

/** The mock has three people without evaluations. */
export const THREE = { seed: { employees: 3, evaluations: 0 } };

export const press = async (user: UserEvent, name: string) => {
  await user.click(await screen.findByRole('button', { name }));
};

export const queryBanner = () => screen.queryByRole('region', { name: 'Unsaved text' });

export const stored = () => localStorage.getItem('drafts');

/** Opens a screen, and the dialog of the first button with this name. */
export async function openFirst(button: string, options: RenderOptions = {}) {
  const app = renderApp(options);
  const [first] = await screen.findAllByRole('button', { name: button });
  if (!first) throw new Error('There is no row');
  await app.user.click(first);
  await screen.findByRole('dialog');
  return app;
}

/** Types about the first person of Home, closes the tab, and opens another page of the same session. */
export async function interrupted(path = '/evaluations') {
  const app = await openFirst('Add Evaluation', { mock: THREE });
  await enter(app.user, { Note: 'Calm', Score: '7' });
  closeTab(app);
  return renderApp({ path, mock: THREE, as: null });
}
