import { act, screen } from '@testing-library/react';
import { session } from '../../src/session/session';
import { renderApp } from '../app/renderApp';

const link = (name: string) => screen.findByRole('link', { name });

test('the way back restores each screen as the user left it', async () => {
  const { user, router } = renderApp({ path: '/?q=mario' });
  await user.click(await link('Mario Bianchi'));
  expect(await link('Back to Employees')).toHaveAttribute('href', '/?q=mario');
  await user.selectOptions(await screen.findByLabelText('Order'), 'Oldest first');
  await screen.findByRole('table', { name: 'Evaluations History' });
  const [details] = screen.getAllByRole('link', { name: 'View Details' });
  if (!details) throw new Error('The seed has changed');
  await user.click(details);
  await user.click(await link('Back to Profile'));
  expect(await screen.findByLabelText('Order')).toHaveDisplayValue('Oldest first');
  await user.click(await link('Back to Employees'));
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=mario');
});

test.each([
  ['/evaluations?period=this-year', 'Evaluations about you', 'Back to My Evaluations'],
  ['/evaluation/evaluation-0303', 'View Profile', 'Back to Evaluation'],
  ['/results/compare?ids=employee-005,employee-006', 'Zoë Müller', 'Back to Compare'],
  ['/employee-profile/employee-005?tables=scores-over-time', /^\w{3} \d/, 'Back to Profile'],
])('the way back from %s, after the link %s, is "%s"', async (path, name, back) => {
  const { user } = renderApp({ path, as: 'Manager' });
  const [firstLink] = await screen.findAllByRole('link', { name });
  if (firstLink) await user.click(firstLink);
  expect(await link(back)).toHaveAttribute('href', path);
});

test('the way back from My profile leads to the screen where the menu was opened', async () => {
  const { user } = renderApp({ path: '/results?q=', as: 'Manager' });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'My profile' }));
  expect(await link('Back to Results')).toHaveAttribute('href', '/results?q=');
});

test.each([
  ['/employee-profile/employee-002?period=this-year', 'Admin', 'Back to Employees', '/'],
  ['/evaluation/evaluation-0303', 'Admin', 'Back to All Evaluations', '/all-evaluations'],
  ['/evaluation/evaluation-0303', 'Employee', 'Back to My Evaluations', '/evaluations'],
] as const)('the way back from %s, opened by a link as %s, is "%s"', async (path, as, name, to) => {
  renderApp({ path, as });
  expect(await link(name)).toHaveAttribute('href', to);
});

test('the way back does not lead to the search of another user', async () => {
  const { user } = renderApp({ path: '/?q=mario' });
  await user.click(await link('Mario Bianchi'));
  expect(await link('Back to Employees')).toHaveAttribute('href', '/?q=mario');
  act(() => {
    session.signIn('another', 'Employee');
  });
  expect(await link('Back to Employees')).toHaveAttribute('href', '/');
});
