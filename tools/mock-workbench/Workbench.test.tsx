import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectConsoleError } from '../../test/setup/console';
import { acceptAnyResponse } from '../../test/setup/network';
import { renderWorkbench } from './renderWorkbench';
import { OPERATION_IDS } from '../../mocks/config/operations';

/** Queries by role take most of the time, and more rows make them slower. */
const FEW = { employees: 3, evaluations: 6 };

type Panel = Awaited<ReturnType<ReturnType<typeof renderWorkbench>['open']>>;

const group = (panel: Panel, operation: string) =>
  within(panel.getByRole('rowgroup', { name: operation }));

const operationsIn = (panel: Panel) =>
  panel.getAllByRole('rowgroup').flatMap((rowGroup) => rowGroup.getAttribute('aria-label') ?? []);

test('the operations of the screen are first, with who answered', async () => {
  const { open, user } = renderWorkbench({ mock: { seed: FEW } });
  await screen.findByText('ada.admin@example.com');
  const panel = await open();
  expect(operationsIn(panel).toSorted()).toEqual(OPERATION_IDS.toSorted());
  expect(operationsIn(panel)[0]).toBe('listEmployees');
  const line = group(panel, 'listEmployees');
  expect(line.getByRole('cell', { name: '200' })).toBeVisible();
  expect(line.getByRole('cell', { name: 'mock' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'My Evaluations' }));
  await waitFor(() => {
    expect(operationsIn(panel)[0]).toBe('listOwnEvaluations');
  });
});

test('a chosen answer applies at once', async () => {
  expectConsoleError('Error fetching employees');
  const { open, user, mock } = renderWorkbench({ mock: { seed: FEW } });
  await screen.findByText('ada.admin@example.com');
  const panel = await open();
  const line = group(panel, 'listEmployees');
  const answer = line.getByLabelText('Answer');

  await user.selectOptions(answer, 'Fails with 500');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await line.findByRole('cell', { name: 'rule' })).toBeVisible();
  expect(await panel.findByText('1 rule')).toBeVisible();

  await user.selectOptions(answer, 'Never answers');
  expect(await screen.findByText('Loading employees...')).toBeInTheDocument();
  await user.selectOptions(answer, 'Normal');
  expect(await screen.findByText('ada.admin@example.com')).toBeVisible();
  expect(mock.getSnapshot().config.rules).toEqual({});
});

test('a fixed body that breaks the contract needs a second click', async () => {
  acceptAnyResponse();
  const { open, user } = renderWorkbench({ mock: { seed: FEW } });
  await screen.findByText('ada.admin@example.com');
  const panel = await open();
  const line = group(panel, 'listEmployees');
  await user.selectOptions(line.getByLabelText('Answer'), 'Fixed body…');
  // The option opens the fields that it needs.
  const json = line.getByLabelText('Body as JSON');
  fireEvent.change(json, { target: { value: '{"employees": [' } });
  expect(line.getByRole('button', { name: 'Apply' })).toBeDisabled();
  fireEvent.change(json, {
    target: { value: '{"employees": [{"_id": "e1", "name": 7, "email": "ida@example.com"}]}' },
  });
  expect(line.getByText(/Would break the contract/)).toBeVisible();
  await user.click(line.getByRole('button', { name: 'Apply' }));
  expect(screen.queryByText('ida@example.com')).toBeNull();
  await user.click(line.getByRole('button', { name: 'Apply although it breaks the contract' }));
  expect(await screen.findByText('ida@example.com')).toBeVisible();
});

test('a row expands to its last calls, with their requests and answers', async () => {
  const { open, user } = renderWorkbench({ mock: { seed: FEW } });
  await screen.findByText('ada.admin@example.com');
  const panel = await open();
  const line = group(panel, 'listEmployees');
  await user.click(line.getByRole('button', { name: 'GET /employees' }));
  const calls = within(line.getByRole('region', { name: 'Last calls of listEmployees' }));
  await user.click(calls.getByRole('button', { name: /^GET \/api\/employees/ }));
  expect(await calls.findByText('Request, with a token')).toBeVisible();
  expect(calls.getByText('Request and answer fit the contract.')).toBeVisible();
  expect(calls.getByText(/characters, not kept|"employees": /)).toBeVisible();
});

test('scenario, state, role and latency apply at once, and can all be reset', async () => {
  const { open, user, mock } = renderWorkbench({ mock: { seed: FEW } });
  await screen.findByText('ada.admin@example.com');
  const panel = await open();
  const scenario = panel.getByLabelText('Scenario');
  await user.selectOptions(scenario, 'empty');
  expect(await screen.findByText('No employees found.')).toBeVisible();
  await user.selectOptions(scenario, 'firstSaveFails');
  expect(await screen.findByText('ada.admin@example.com')).toBeVisible();
  expect(scenario).toHaveDisplayValue('firstSaveFails');
  expect(group(panel, 'createEvaluation').getByLabelText('Answer')).toHaveDisplayValue('Custom');

  await user.selectOptions(panel.getByLabelText('Latency'), '3 s');
  expect(screen.getByText('Loading employees...')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Reset all' }));
  expect(await screen.findByText('ada.admin@example.com')).toBeVisible();
  expect(mock.toConfig()).toEqual({ version: 3, rules: {} });

  const role = panel.getByLabelText('Role');
  await user.selectOptions(role, 'Employee');
  expect(screen.queryByRole('link', { name: 'All Evaluations' })).toBeNull();
  await user.selectOptions(role, 'Expired token');
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(role).toHaveDisplayValue('Signed out');
});

test('a host needs an address, and answers reads or all calls', async () => {
  const { open, user, mock } = renderWorkbench({ as: null, path: '/login' });
  const panel = await open();
  const reads = panel.getByRole('radio', { name: /^Reads real/ });
  await user.click(reads);
  expect(panel.getByText('Give the address of the host first.')).toBeVisible();
  await user.type(panel.getByLabelText('Host'), 'localhost:4000{Enter}');
  expect(panel.getByText(/^The address is not the address of an API/)).toBeVisible();
  await user.clear(panel.getByLabelText('Host'));
  await user.type(panel.getByLabelText('Host'), 'http://localhost:4000/{Enter}');
  await user.click(reads);
  expect(reads).toBeChecked();
  const { realHost, rules } = mock.getSnapshot().config;
  expect(realHost).toBe('http://localhost:4000');
  expect([rules.login, rules.createFeedback]).toEqual([[{ answer: 'real' }], undefined]);
});
