import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { demoAccount } from '../../../mocks/demoAccounts';
import { renderApp } from '../../../test/app/renderApp';
import { setViewportWidth } from '../../../test/setup/viewport';
import { session } from '../../session/session';

async function openMenu(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  return screen.findByRole('menu');
}

test.each([1280, 375])('at %i px the account menu says who is signed in', async (width) => {
  setViewportWidth(width);
  const { user } = renderApp({ path: '/nowhere', as: 'Manager' });
  const menu = await openMenu(user);
  expect(within(menu).getByText(demoAccount('Manager').email)).toBeVisible();
  expect(within(menu).getByText('Manager')).toBeVisible();
  expect(menu).toHaveAccessibleDescription(`${demoAccount('Manager').email} Manager`);
  expect(screen.getByRole('menuitemradio', { name: 'System' })).toHaveFocus();
});

test('where the user signed in in another tab, the address is not known', async () => {
  const { user } = renderApp({ path: '/nowhere', as: null });
  session.signIn('token', 'Employee');
  const menu = await openMenu(user);
  expect(within(menu).getByText('Signed in')).toBeVisible();
  expect(within(menu).getByText('Employee')).toBeVisible();
});

const field = () => screen.findByRole('searchbox');

test.each([
  ['/', 'Employees'],
  ['/results', 'Results'],
])('on %s the key / focuses the search and selects its text', async (path, title) => {
  const { user } = renderApp({ path });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  const box = await field();
  expect(box).toHaveAttribute('aria-keyshortcuts', '/');
  await user.keyboard('/');
  expect(box).toHaveFocus();
  expect(box).toHaveValue('');
  await user.keyboard('a/b');
  expect(box).toHaveValue('a/b');
  act(() => {
    screen.getByRole('link', { name: 'Home' }).focus();
  });
  await user.keyboard('{Control>}/{/Control}{Alt>}/{/Alt}{Meta>}/{/Meta}');
  expect(box).not.toHaveFocus();
  await user.keyboard('/c');
  expect(box).toHaveValue('c');
});

test('the key / is left alone in a dialog and in a menu', async () => {
  const { user } = renderApp();
  await user.click(await screen.findByRole('button', { name: 'Add Employee' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, 'a/b');
  expect(name).toHaveValue('a/b');
  act(() => {
    screen.getByRole('button', { name: 'Cancel' }).focus();
  });
  await user.keyboard('/');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  // A press beside the controls of the dialog leaves the focus to the body.
  act(() => {
    screen.getByRole('button', { name: 'Cancel' }).blur();
  });
  await user.keyboard('/');
  expect(document.querySelector('[type="search"]')).not.toHaveFocus();
});

test('the key / can be turned off, which the browser remembers', async () => {
  const { user, unmount } = renderApp();
  const menu = await openMenu(user);
  const option = within(menu).getByRole('menuitemcheckbox', { name: 'Press / to search' });
  expect(option).toBeChecked();
  await user.click(option);
  expect(option).not.toBeChecked();
  await user.keyboard('/{Escape}/');
  expect(await field()).not.toHaveFocus();
  expect(await field()).not.toHaveAttribute('aria-keyshortcuts');

  unmount();
  const again = renderApp();
  await screen.findByRole('heading', { name: 'Employees' });
  await again.user.keyboard('/');
  expect(await field()).not.toHaveFocus();
  await again.user.click(
    within(await openMenu(again.user)).getByRole('menuitemcheckbox', { name: 'Press / to search' }),
  );
  await again.user.keyboard('{Escape}/');
  expect(await field()).toHaveFocus();
});

test('where local storage is blocked, the choice is kept until the tab closes', async () => {
  const { user } = renderApp();
  await openMenu(user);
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const option = screen.getByRole('menuitemcheckbox', { name: 'Press / to search' });
  await user.click(option);
  expect(option).not.toBeChecked();
  await user.click(option);
  expect(option).toBeChecked();
  storage.mockRestore();
});
