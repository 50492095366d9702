import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Role } from '../../domain/constants';
import { renderApp } from '../../../test/app/renderApp';
import { setViewportWidth } from '../../../test/setup/viewport';
import { session } from '../../session/session';

const navigation = () => screen.findByRole('navigation', { name: 'Main' });

function addressesIn(part: HTMLElement, role: 'link' | 'menuitem') {
  return within(part)
    .getAllByRole(role)
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

const scheme = () => document.documentElement.getAttribute('data-color-scheme');

async function openMenu(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Account' }));
}

const ALL_EVALUATIONS = ['All Evaluations', '/all-evaluations'];

test.each<[Role, boolean]>([
  ['Admin', true],
  ['Manager', true],
  ['Employee', false],
])('the header of %s has the links of the role', async (as, seesAll) => {
  renderApp({ path: '/results', as });
  const links = addressesIn(await navigation(), 'link');
  expect(links[0]).toEqual(['Home', '/']);
  expect(links).toContainEqual(['My Evaluations', '/evaluations']);
  expect(links).toContainEqual(['Results', '/results']);
  expect(links.some((link) => link.join() === ALL_EVALUATIONS.join())).toBe(seesAll);
  expect(within(screen.getByRole('banner')).getByText('Employee Dashboard')).toBeVisible();
});

test('the link of the open page is marked as current', async () => {
  const { user } = renderApp({ path: '/results', mock: 'empty' });
  const results = await screen.findByRole('link', { name: 'Results' });
  expect(results).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'My Evaluations' }));
  expect(await screen.findByRole('heading', { name: 'Employee Evaluations' })).toBeVisible();
  expect(results).not.toHaveAttribute('aria-current');
  expect(within(await navigation()).getByRole('link', { current: 'page' })).toHaveTextContent(
    'My Evaluations',
  );
});

test('on a small screen, a button opens a menu with the links and Logout', async () => {
  setViewportWidth(375);
  const { user, router } = renderApp({ path: '/results', as: 'Employee', mock: 'empty' });
  // The style sheets that hide them on this screen are not loaded.
  const links = addressesIn(await navigation(), 'link');
  const button = await screen.findByRole('button', { name: 'Menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const menu = await screen.findByRole('menu');
  expect(addressesIn(menu, 'menuitem')).toEqual([...links, ['Logout', null]]);
  await user.click(within(menu).getByRole('menuitem', { name: 'My Evaluations' }));
  expect(await screen.findByRole('heading', { name: 'Employee Evaluations' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/evaluations');
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await user.click(button);
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
});

test('the colour scheme follows the system until another is selected, and the selection outlives the session', async () => {
  const { user, unmount } = renderApp({ path: '/nowhere' });
  await openMenu(user);
  expect(await screen.findByRole('menuitemradio', { name: 'System' })).toBeChecked();
  expect(scheme()).toBe('light');

  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(scheme()).toBe('dark');
  await openMenu(user);
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'Light' }));
  expect(scheme()).toBe('light');
  await openMenu(user);
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));

  // The scheme belongs to the browser, not to the user.
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(session.get().token).toBeNull();
  expect(scheme()).toBe('dark');
  unmount();
  renderApp({ path: '/nowhere' });
  expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
  expect(scheme()).toBe('dark');
});

test('the links to the two lists of evaluations keep the period', async () => {
  renderApp({ path: '/evaluations?period=this-year&page=1' });
  const links = addressesIn(await navigation(), 'link');
  expect(links.filter(([, address]) => address?.includes('?'))).toEqual([
    ['My Evaluations', '/evaluations?period=this-year'],
    ['All Evaluations', '/all-evaluations?period=this-year'],
  ]);
});

test('the first link for the keyboard skips the header', async () => {
  const { user, router } = renderApp({ path: '/results' });
  const heading = await screen.findByRole('heading', { name: 'Results' });
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(heading).toHaveFocus();
  expect(router.state.location.hash).toBe('');
});
