import { act, screen, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { demoAccount } from '../../mocks/demoAccounts';
import type { Role } from '../../src/domain/constants';
import { addEmployeeButton } from '../app/addEmployeeButton';
import { enter } from '../app/enter';
import { expireSession } from '../app/expireSession';

export const findSignInHeading = () => screen.findByRole('heading', { name: 'Welcome Back' });

/** Signs in through the form and waits for Home. */
export async function signInWith(user: UserEvent, role: Role) {
  const account = demoAccount(role);
  await enter(user, { Email: account.email, Password: account.password });
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('View and manage employee information.')).toBeVisible();
}

/** Finds the bar that offers a draft. */
export const findOffer = () => screen.findByRole('region', { name: 'Unsaved text' });

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
