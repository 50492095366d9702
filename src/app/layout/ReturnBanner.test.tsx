import { act, screen, within } from '@testing-library/react';
import { expireSession } from '../../../test/app/expireSession';
import { renderApp } from '../../../test/app/renderApp';
import { findSignInHeading, signInWith } from '../../../test/forms/drafts';
import { session } from '../../session/session';

const findBar = () => screen.findByRole('region', { name: 'Way back' });

function expectNoBar() {
  expect(screen.queryByRole('region', { name: 'Way back' })).not.toBeInTheDocument();
}

const PROFILE = '/employee-profile/employee-005?order=score';

/** Lets the session expire on a profile. */
async function expireOnProfile() {
  const app = renderApp({ path: PROFILE });
  expect(await screen.findByRole('heading', { name: /Profile$/ })).toBeVisible();
  act(expireSession);
  await findSignInHeading();
  return app;
}

async function openSignedOut(path: string) {
  const app = renderApp({ path, as: null });
  await findSignInHeading();
  return app;
}

test('the banner links the same user to the screen where the session expired, until another screen is opened', async () => {
  const { user, router } = await expireOnProfile();
  await signInWith(user, 'Admin');
  expect(router.state.location.pathname).toBe('/');
  const link = within(await findBar()).getByRole('link', { name: 'Go back' });
  expect(link).toHaveAccessibleDescription('Before you signed in, you asked for a profile.');
  await user.click(link);
  expect(await screen.findByRole('heading', { name: /Profile$/ })).toBeVisible();
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(PROFILE);
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByText('View and manage employee information.')).toBeVisible();
  expectNoBar();
});

test('the back link of that screen leads to Home', async () => {
  const { user } = await openSignedOut('/evaluation/evaluation-0328');
  await signInWith(user, 'Manager');
  await user.click(within(await findBar()).getByRole('link', { name: 'Go back' }));
  expect(await screen.findByRole('link', { name: 'Back to Employees' })).toBeVisible();
});

test('another user does not see the banner', async () => {
  const { user } = await expireOnProfile();
  await signInWith(user, 'Manager');
  expectNoBar();
});

test('nobody sees the banner after signing out', async () => {
  const { user } = await expireOnProfile();
  act(session.signOut);
  await signInWith(user, 'Admin');
  expectNoBar();
});

test.each([
  ['/all-evaluations?overview=1', '/all-evaluations?overview=1', 'All Evaluations'],
  ['//employee-profile/employee-005', '/employee-profile/employee-005', 'a profile'],
  ['/evaluation/evaluation-0328', '/evaluation/evaluation-0328', 'an evaluation'],
])(
  'after the link %s, the banner leads to %s, %s, and can be closed',
  async (path, href, screenName) => {
    const { user } = await openSignedOut(path);
    await signInWith(user, 'Manager');
    const bar = within(await findBar());
    expect(bar.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', href);
    expect(bar.getByText(`Before you signed in, you asked for ${screenName}.`)).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Close' }));
    expectNoBar();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

test.each(['/', '//evil.example/evaluations'])('the banner does not lead to %s', async (path) => {
  const { user } = await openSignedOut(path);
  await signInWith(user, 'Admin');
  expectNoBar();
});
