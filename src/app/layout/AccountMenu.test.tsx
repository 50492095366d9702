import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEmployee } from '../../../mocks/db/builders';
import { demoAccount } from '../../../mocks/demoAccounts';
import { server } from '../../../mocks/runtimes/node';
import { waitForEarlierCalls } from '../../../test/calls/waitForEarlierCalls';
import { expectConsoleError } from '../../../test/setup/console';
import { renderApp } from '../../../test/app/renderApp';
import { setViewportWidth } from '../../../test/setup/viewport';
import { session } from '../../session/session';

async function openMenu(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  return screen.findByRole('menu');
}

test.each([1280, 375])('at %i px, the account menu says who is signed in', async (width) => {
  setViewportWidth(width);
  const { user } = renderApp({ path: '/nowhere', as: 'Manager' });
  const menu = await openMenu(user);
  expect(within(menu).getByText(demoAccount('Manager').email)).toBeVisible();
  expect(within(menu).getByText('Manager')).toBeVisible();
  expect(menu).toHaveAccessibleDescription(`${demoAccount('Manager').email} Manager`);
  expect(screen.getByRole('menuitemradio', { name: 'System' })).toHaveFocus();
});

test('the address is unknown if something else stored the token', async () => {
  const { user } = renderApp({ path: '/nowhere', as: null });
  session.signIn('token', 'Employee');
  const menu = await openMenu(user);
  expect(within(menu).getByText('Signed in')).toBeVisible();
  expect(within(menu).getByText('Employee')).toBeVisible();
});

describe('My profile', () => {
  const entry = () => screen.findByRole('menuitem', { name: 'My profile' });

  test('opens the employee with the address of the sign-in, without another call', async () => {
    const { user, router } = renderApp({ as: 'Manager' });
    expect(await screen.findByText('Ada Okafor')).toBeVisible();
    const calls = jest.fn();
    server.use(http.all('*', calls));
    await openMenu(user);
    const profileItem = await entry();
    expect(calls).not.toHaveBeenCalled();
    await user.click(profileItem);
    expect(await screen.findByRole('heading', { name: "Mario Bianchi's Profile" })).toBeVisible();
    expect(router.state.location.pathname).toBe('/employee-profile/employee-002');
  });

  test('is available on any screen, after a call when the menu opens', async () => {
    const { user } = renderApp({ path: '/nowhere', as: 'Manager' });
    await openMenu(user);
    expect(await entry()).toHaveAttribute('href', '/employee-profile/employee-002');
  });

  test.each([
    ['nobody has the address', 'employees' as const],
    ['the list cannot be read', 'failure' as const],
  ])('is missing if %s', async (_name, answer) => {
    const { user } = renderApp({ path: '/nowhere', as: 'Manager' });
    const calls = jest.fn();
    server.use(
      http.get('*/api/employees', () => {
        calls();
        if (calls.mock.calls.length > 3) return undefined;
        return answer === 'failure'
          ? HttpResponse.json({ message: 'No' }, { status: 500 })
          : HttpResponse.json({ employees: [buildEmployee()] });
      }),
    );
    if (answer === 'failure') expectConsoleError('Error fetching employees');
    await openMenu(user);
    await waitFor(() => {
      expect(calls).toHaveBeenCalled();
    });
    await waitForEarlierCalls();
    await waitFor(() => {
      expect(screen.queryByText('My profile')).not.toBeInTheDocument();
    });
  });
});

describe('the initials', () => {
  async function findInitials() {
    const button = await screen.findByRole('button', { name: 'Account' });
    return button.querySelector('[data-initials]')?.getAttribute('data-initials');
  }

  /** Opens another page of the same session after Home has read the employees. */
  async function reopen(between: () => void = () => undefined) {
    const { unmount } = renderApp({ as: 'Manager' });
    await waitFor(async () => {
      expect(await findInitials()).toBe('MB');
    });
    unmount();
    between();
    const app = renderApp({ path: '/nowhere', as: null });
    const calls = jest.fn();
    server.use(http.get('*/api/employees', calls));
    return { ...app, calls };
  }

  test('stay visible on a screen that does not read the employees', async () => {
    const { user, calls } = await reopen();
    expect(await findInitials()).toBe('MB');
    await openMenu(user);
    expect(await screen.findByRole('menuitem', { name: 'My profile' })).toHaveAttribute(
      'href',
      '/employee-profile/employee-002',
    );
    expect(calls).not.toHaveBeenCalled();
  });

  test('are not those of the previous user', async () => {
    await reopen(() => {
      session.expire(session.get().token ?? '');
      expect(JSON.stringify(localStorage)).not.toContain('employee-002');
      session.signIn('other', 'Admin', 'eve@example.com');
    });
    expect(await findInitials()).toBeUndefined();
  });
});

const field = () => screen.findByRole('searchbox');

test.each([
  ['/', 'Employees'],
  ['/results', 'Results'],
])('on %s, the key / focuses the search and selects its text', async (path, title) => {
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

test('the key / does not focus the search while a dialog is open', async () => {
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
  // A press beside the controls of the dialog moves the focus to the body.
  act(() => {
    screen.getByRole('button', { name: 'Cancel' }).blur();
  });
  await user.keyboard('/');
  expect(document.querySelector('[type="search"]')).not.toHaveFocus();
});

test('the key / can be turned off, and the browser stores the setting', async () => {
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
