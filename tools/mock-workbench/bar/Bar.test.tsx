import { screen } from '@testing-library/react';
import { renderWorkbench } from '../renderWorkbench';

test('scenario, state and role change at once', async () => {
  const { open, user, mock } = renderWorkbench();
  await screen.findByText('ada.admin@example.com');
  const panel = await open('Calls');
  const scenario = panel.getByLabelText('Scenario');
  await user.selectOptions(scenario, 'empty');
  expect(await screen.findByText('No employees found.')).toBeVisible();
  await user.selectOptions(scenario, 'firstSaveFails');
  expect(await screen.findByText('ada.admin@example.com')).toBeVisible();
  expect(scenario).toHaveDisplayValue('firstSaveFails');
  // The rules of a state go with it.
  await user.selectOptions(scenario, 'default');
  expect(mock.getSnapshot().arrangement.rules).toEqual({});

  const role = panel.getByLabelText('Role');
  expect(role).toHaveDisplayValue('Admin');
  await user.selectOptions(role, 'Employee');
  expect(screen.queryByRole('link', { name: 'All Evaluations' })).toBeNull();
  await user.selectOptions(role, 'Expired token');
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(role).toHaveDisplayValue('Signed out');
});

test('another latency is seen at once', async () => {
  const { open, user } = renderWorkbench();
  await screen.findByText('ada.admin@example.com');
  const panel = await open('Calls');
  expect(panel.getByLabelText('Latency')).toHaveDisplayValue('None');
  await user.selectOptions(panel.getByLabelText('Latency'), '3 s');
  expect(screen.getByText('Loading employees...')).toBeInTheDocument();
  await user.selectOptions(panel.getByLabelText('Latency'), 'None');
  expect(await screen.findByText('ada.admin@example.com')).toBeVisible();
});

test('everything that was arranged is reset', async () => {
  const { open, user, mock } = renderWorkbench({
    mock: { scenario: 'empty', realHost: 'https://api.example.com', latency: 1 },
  });
  await screen.findByText('No employees found.');
  const panel = await open('Calls');
  await user.click(panel.getByRole('button', { name: 'Reset all' }));
  expect(await screen.findByText('ada.admin@example.com')).toBeVisible();
  expect(mock.keep()).toEqual({ version: 3, scenario: 'default', rules: {} });
});
