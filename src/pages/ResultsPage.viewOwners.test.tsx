import { act, screen, waitFor } from '@testing-library/react';
import { findSignInHeading } from '../../test/forms/drafts';
import { renderApp } from '../../test/app/renderApp';
import {
  button,
  choose,
  keepViews,
  nameField,
  saveView,
  openView,
  toStart,
  typeName,
  view,
  viewNames,
  VIEWS_KEY,
} from '../../test/lists/savedViews';
import { signInAs } from '../../test/app/signInAs';

test('views belong to the e-mail of their user, and signing out hides them', async () => {
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

test('a change of the views in another tab is shown and not overwritten', async () => {
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
