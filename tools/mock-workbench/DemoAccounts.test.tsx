import { screen, within } from '@testing-library/react';
import type { MockChoice } from '../../mocks/scenarios/chooseConfig';
import { session } from '../../src/session/session';
import { renderApp } from '../../test/app/renderApp';
import { demoAccounts } from './mockOverlay';

async function openSignIn(mock?: MockChoice) {
  const app = renderApp({ path: '/login', as: null, mock, signInFooter: demoAccounts });
  const group = within(await screen.findByRole('group', { name: 'Demo accounts' }));
  const press = (role: string) => app.user.click(group.getByRole('button', { name: role }));
  return { ...app, group, press };
}

test.each([['Admin', 'ada.admin@example.com']] as const)(
  'one click on "%s" signs in through the form',
  async (role, email) => {
    const { press, mock } = await openSignIn();
    await press(role);
    expect(await screen.findByRole('heading', { name: 'Employees' })).toBeVisible();
    expect(session.get()).toMatchObject({ role, email });
    const [first] = mock.getSnapshot().log.filter(({ operation }) => operation === 'login');
    expect(first?.answer?.status).toBe(200);
    expect(screen.queryByRole('button', { name: 'Close notification' })).not.toBeInTheDocument();
  },
);

test('a demo account replaces typed text and its errors', async () => {
  const { press, user } = await openSignIn();
  await user.type(screen.getByLabelText('Email'), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Invalid email address')).toBeVisible();
  await press('Manager');
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeVisible();
});

test('the form is busy during the call, and no other account can be chosen', async () => {
  const { press, group } = await openSignIn('saving');
  await press('Employee');
  expect(await screen.findByRole('button', { name: 'Loading...' })).toBeDisabled();
  expect(screen.getByLabelText('Email')).toHaveValue('emma.employee@example.com');
  for (const button of group.getAllByRole('button')) expect(button).toBeDisabled();
});
