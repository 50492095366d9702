import { act, screen, waitFor, within } from '@testing-library/react';
import { demoAccount } from '../../mocks/demoAccounts';
import { issueToken } from '../../mocks/handlers/tokens';
import { findSignInHeading } from '../../test/forms/drafts';
import { renderApp } from '../../test/app/renderApp';
import {
  button,
  choose,
  keepViews,
  nameField,
  openDialog,
  saveView,
  openView,
  toStart,
  typeName,
  view,
  viewNames,
  VIEWS_KEY,
} from '../../test/lists/savedViews';
import { signInAs } from '../../test/app/signInAs';
import { createSessionStore, session } from '../session/session';

const ADMIN = demoAccount('Admin');

/** Another tab signs in. */
function signInElsewhere(email?: string) {
  createSessionStore().signIn(issueToken(ADMIN), 'Admin', email);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'stored' }));
  });
}

/** A tab in which nobody has signed in. */
async function openSecondTab(email?: string) {
  const app = renderApp({ path: '/login', as: null });
  await findSignInHeading();
  signInElsewhere(email);
  await app.user.click(await screen.findByRole('link', { name: 'Results' }));
  expect(session.get()).toMatchObject({ role: 'Admin', email });
  return app;
}

test('they belong to the e-mail: another user has others, and signing out hides them', async () => {
  const app = renderApp({ path: '/results?q=mar' });
  await saveView(app, 'Of Ada');
  await toStart(app);
  expect(await viewNames(app)).toEqual(['Of Ada']);
  act(() => {
    signInAs('Manager');
  });
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: /^Views/ })).toBeNull();
  });
  act(() => {
    signInAs('Admin');
  });
  expect(await viewNames(app)).toEqual(['Of Ada']);
  await app.user.click(button('Logout'));
  await findSignInHeading();
  expect(screen.queryByText('Of Ada')).toBeNull();
  expect(Object.keys(localStorage)).toEqual([VIEWS_KEY]);
});

test('a tab that did not sign in has them, too', async () => {
  keepViews([view(1, 'One')]);
  const app = await openSecondTab(ADMIN.email);
  expect(await viewNames(app)).toEqual(['One']);
  await app.user.click(button('Search'));
  await saveView(app, 'Two');
  await toStart(app);
  expect(await viewNames(app)).toEqual(['One', 'Two']);
});

test('nobody has them where the user is not known', async () => {
  keepViews([view(1, 'One')]);
  const app = await openSecondTab();
  await app.user.click(await screen.findByRole('button', { name: 'Search' }));
  const dialog = await openDialog(app);
  await typeName(app, 'Two');
  expect(await within(dialog).findByText(/^Sign in again to save views/)).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('saved-views'))).toEqual([
    VIEWS_KEY,
  ]);
});

test('what another tab changes is shown, and nothing of it is lost', async () => {
  keepViews([view(1, 'One')]);
  const app = renderApp({ path: '/results' });
  expect(await viewNames(app)).toEqual(['One']);
  await openView(app, 'One');
  await choose(app, 'Rename');
  await nameField();
  keepViews([view(2, 'Two')]);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: VIEWS_KEY }));
  });
  await typeName(app, 'Uno');
  expect(await screen.findByRole('alert')).toHaveTextContent('This view is no longer there.');
  await app.user.click(button('Cancel'));
  await app.user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await viewNames(app)).toEqual(['Two']);
});
