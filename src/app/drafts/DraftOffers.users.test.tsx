import { act, screen } from '@testing-library/react';
import { demoAccount } from '../../../mocks/demoAccounts';
import { issueToken } from '../../../mocks/handlers/tokens';
import { addEmployeeButton } from '../../../test/app/addEmployeeButton';
import {
  expectNoOffer,
  typeAndExpire,
  findOffer,
  findSignInHeading,
  signInWith,
} from '../../../test/forms/drafts';
import { enter } from '../../../test/app/enter';
import { GRACE, renderRegistration, signUp } from '../../../test/forms/registration';
import { renderApp } from '../../../test/app/renderApp';
import type { Role } from '../../domain/constants';
import { createSessionStore } from '../../session/session';

const TYPED = { Name: 'Nadia', Password: 'top-secret' };

/** Something else than the app stores a token of the Manager. */
function storeToken() {
  localStorage.setItem('token', issueToken(demoAccount('Manager')));
  localStorage.setItem('role', 'Manager');
  announceToken();
}

/** The app signs in in another tab, which has a session storage of its own. */
function signInElsewhere(role: Role) {
  const own = Object.entries<string>(sessionStorage);
  const account = demoAccount(role);
  createSessionStore().signIn(issueToken(account), role, account.email);
  for (const [key, text] of own) sessionStorage.setItem(key, text);
  announceToken();
}

function announceToken() {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'stored' }));
  });
}

test('the same e-mail in capitals and with blanks is the same user', async () => {
  const { user } = renderApp({ mock: 'empty' });
  await typeAndExpire(user, TYPED);
  await enter(user, {
    Email: ` ${demoAccount('Admin').email.toUpperCase()} `,
    Password: 'demo-admin',
  });
  await user.click(screen.getByText('Sign In'));
  expect(await findOffer()).toHaveTextContent('You have unsaved text: Add New Employee');
});

test('after a registration the user is known by the registered e-mail', async () => {
  const { user } = await renderRegistration();
  await user.click(await signUp());
  await typeAndExpire(user, TYPED);
  await enter(user, { Email: GRACE.Email, Password: GRACE.Password });
  await user.click(screen.getByText('Sign In'));
  expect(await findOffer()).toHaveTextContent('You have unsaved text: Add New Employee');
});

describe('the user of a session that the app did not open is not known', () => {
  test('nothing is offered', async () => {
    const { user } = renderApp({ mock: 'empty' });
    await typeAndExpire(user, TYPED);
    storeToken();
    expect(await screen.findByText('View and manage employee information.')).toBeVisible();
    await expectNoOffer();
  });

  test('nothing is kept', async () => {
    const { user } = renderApp({ path: '/login', as: null, mock: 'empty' });
    await findSignInHeading();
    storeToken();
    await typeAndExpire(user, TYPED);
    expect(sessionStorage).toHaveLength(0);
    await signInWith(user, 'Manager');
    await expectNoOffer();
  });

  test('nothing is offered to the user whose session it replaced', async () => {
    const { user } = renderApp({ mock: 'empty' });
    expect(await addEmployeeButton()).toBeVisible();
    storeToken();
    await typeAndExpire(user, TYPED);
    expect(sessionStorage).toHaveLength(0);
    await signInWith(user, 'Admin');
    await expectNoOffer();
  });
});

describe('another tab signs in after the session has expired', () => {
  test('as the same user, who is offered the text', async () => {
    const { user } = renderApp({ mock: 'empty' });
    await typeAndExpire(user, TYPED);
    signInElsewhere('Admin');
    expect(await findOffer()).toHaveTextContent('You have unsaved text: Add New Employee');
  });

  test('as somebody else, and the text is deleted', async () => {
    const { user } = renderApp({ mock: 'empty' });
    await typeAndExpire(user, TYPED);
    signInElsewhere('Manager');
    expect(await screen.findByText('View and manage employee information.')).toBeVisible();
    await expectNoOffer();
    expect(sessionStorage).toHaveLength(0);
  });
});
