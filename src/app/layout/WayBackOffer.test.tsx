import { act, screen, within } from '@testing-library/react';
import { expireSession } from '../../../test/app/expireSession';
import { renderApp } from '../../../test/app/renderApp';
import { findSignInHeading, signInWith } from '../../../test/forms/drafts';
import { session } from '../../session/session';

const findBar = () => screen.findByRole('region', { name: 'Way back' });
const findLink = async () => within(await findBar()).findByRole('link');

function expectNoBar() {
  expect(screen.queryByRole('region', { name: 'Way back' })).not.toBeInTheDocument();
}

/** Opens an address, and lets the session expire there. */
async function expireAt(path: string, heading: RegExp) {
  const app = renderApp({ path });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  act(expireSession);
  await findSignInHeading();
  return app;
}

const PROFILE = '/employee-profile/employee-005?order=score';

test.each([
  [PROFILE, /Profile$/, "you asked for Zoë Müller's profile."],
  ['/all-evaluations?period=this-year', /^All Evaluations$/, 'you asked for All Evaluations.'],
  ['/results?q=mar', /^Results$/, 'you asked for Results.'],
  ['/results/print?ids=employee-006', /^Print profiles$/, 'you asked for Print profiles.'],
])('the same user is led back to %s, where the session expired', async (path, heading, text) => {
  const { user, router } = await expireAt(path, heading);
  await signInWith(user, 'Admin');
  expect(router.state.location.pathname).toBe('/');
  const link = await findLink();
  expect(link).toHaveTextContent(/^Go back$/);
  expect(link).toHaveAccessibleDescription(`Before you signed in, ${text}`);
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(path);
  expectNoBar();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByText('View and manage employee information.')).toBeVisible();
  expectNoBar();
});

test('another user is not led there', async () => {
  const { user } = await expireAt(PROFILE, /Profile$/);
  await signInWith(user, 'Manager');
  expectNoBar();
});

test('whoever opened a link is led there, with the name once it is known', async () => {
  const { user, router } = renderApp({ path: PROFILE, as: null });
  await findSignInHeading();
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
  await signInWith(user, 'Manager');
  const link = await findLink();
  expect(await screen.findByText(/you asked for Zoë Müller's profile/)).toBeVisible();
  await user.click(link);
  expect(await screen.findByRole('heading', { name: /Profile$/ })).toBeVisible();
  expect(router.state.location.search).toBe('?order=score');
});

test('a person whom the list does not name is not named', async () => {
  const { user } = renderApp({ path: '/evaluation/evaluation-0303', as: null });
  await findSignInHeading();
  await signInWith(user, 'Admin');
  expect(await findBar()).toHaveTextContent('you asked for an evaluation.');
});

test.each(['/', '/nowhere', '//evil.example', '//evil.example/evaluations', '/login'])(
  'nobody is led to %s',
  async (path) => {
    const { user } = renderApp({ path, as: null });
    await findSignInHeading();
    await signInWith(user, 'Admin');
    expectNoBar();
  },
);

test('an address with slashes before it stays inside the app', async () => {
  const { user } = renderApp({ path: '//employee-profile/employee-005', as: null });
  await findSignInHeading();
  await signInWith(user, 'Admin');
  expect(await findLink()).toHaveAttribute('href', '/employee-profile/employee-005');
});

test('it is gone when it is closed, and when another screen is opened', async () => {
  const { user } = await expireAt(PROFILE, /Profile$/);
  await signInWith(user, 'Admin');
  await user.click(within(await findBar()).getByRole('button', { name: 'Close' }));
  expectNoBar();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

  await user.click(screen.getByRole('link', { name: 'Results' }));
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeVisible();
  act(expireSession);
  await findSignInHeading();
  await signInWith(user, 'Admin');
  expect(await findBar()).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'My Evaluations' }));
  expect(await screen.findByRole('heading', { name: 'Employee Evaluations' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByText('View and manage employee information.')).toBeVisible();
  expectNoBar();
});

test('signing out leaves no way back', async () => {
  const { user } = await expireAt(PROFILE, /Profile$/);
  act(session.signOut);
  await signInWith(user, 'Admin');
  expectNoBar();
  await user.click(screen.getByRole('link', { name: 'Results' }));
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await findSignInHeading();
  await signInWith(user, 'Admin');
  expectNoBar();
});
