import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectConsoleError } from '../../../test/setup/console';
import { acceptAnyResponse } from '../../../test/setup/network';
import { renderWorkbench } from '../renderWorkbench';

type Rendered = ReturnType<typeof renderWorkbench>;
type Panel = ReturnType<Rendered['panel']>;

const group = (panel: Panel, operation: string) =>
  within(panel.getByRole('group', { name: operation }));

/** The lists of the bar have groups, too, which have no label. */
const operationsIn = (panel: Panel) =>
  panel.getAllByRole('group').flatMap((one) => one.getAttribute('aria-label') ?? []);

test('what the screen has called comes first, and the rest is closed', async () => {
  const { open, user } = renderWorkbench();
  await screen.findByText('ada.admin@example.com');
  const panel = await open('Calls');
  expect(operationsIn(panel)).toEqual(['listEmployees']);
  const line = group(panel, 'listEmployees');
  expect(line.getByRole('button', { name: 'GET /employees' })).toBeVisible();
  expect(line.getByText('200')).toBeVisible();
  expect(line.getByText('mock')).toBeVisible();
  expect(line.getByLabelText('Answer')).toHaveDisplayValue('Normal');

  await user.click(screen.getByRole('link', { name: 'My Evaluations' }));
  await waitFor(() => {
    expect(operationsIn(panel)).toEqual(['listOwnEvaluations']);
  });
  // Home shows what it has called before.
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await waitFor(() => {
    expect(operationsIn(panel)).toEqual(['listEmployees']);
  });

  await user.click(panel.getByRole('button', { name: 'All operations' }));
  expect(operationsIn(panel)).toHaveLength(12);
  expect(operationsIn(panel)[0]).toBe('listEmployees');
});

test('an answer applies at once, and the line says who answered', async () => {
  expectConsoleError('Error fetching employees');
  const { open, user, mock } = renderWorkbench();
  await screen.findByText('ada.admin@example.com');
  const panel = await open('Calls');
  const line = group(panel, 'listEmployees');
  const answer = line.getByLabelText('Answer');

  await user.selectOptions(answer, 'Fails with 500');
  expect(await screen.findByRole('alert')).toHaveTextContent('No employees found.');
  expect(await line.findByText('rule')).toBeVisible();
  expect(line.getByText('500')).toBeVisible();

  await user.selectOptions(answer, 'Empty');
  expect(await screen.findByText('No employees found.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();

  await user.selectOptions(answer, 'Never answers');
  expect(await screen.findByText('Loading employees...')).toBeInTheDocument();
  await user.selectOptions(answer, 'Normal');
  expect(await screen.findByText('ada.admin@example.com')).toBeVisible();
  expect(mock.getSnapshot().arrangement.rules).toEqual({});
});

test('a fixed body that breaks the contract needs a second click', async () => {
  acceptAnyResponse();
  const { open, user } = renderWorkbench();
  await screen.findByText('ada.admin@example.com');
  const panel = await open('Calls');
  const line = group(panel, 'listEmployees');
  await user.selectOptions(line.getByLabelText('Answer'), 'Fixed body…');
  // It opens what the choice needs.
  fireEvent.change(line.getByLabelText('Body as JSON'), {
    target: { value: '{"employees": [{"_id": "e1", "name": 7, "email": "ida@example.com"}]}' },
  });
  expect(line.getByText(/Would break the contract/)).toBeVisible();
  await user.click(line.getByRole('button', { name: 'Apply' }));
  expect(screen.queryByText('ida@example.com')).toBeNull();
  await user.click(line.getByRole('button', { name: 'Apply although it breaks the contract' }));
  expect(await screen.findByText('ida@example.com')).toBeVisible();
});

test('More has what few need: a message, a number of calls, a record, a second rule', async () => {
  const { open, user, mock } = renderWorkbench();
  await screen.findByText('ada.admin@example.com');
  const panel = await open('Calls');
  await user.click(panel.getByRole('button', { name: 'All operations' }));
  const line = group(panel, 'getEmployee');
  await user.selectOptions(line.getByLabelText('Answer'), 'Fails with 404');
  await user.click(line.getByRole('button', { name: 'More' }));
  await user.type(line.getByLabelText('Message'), 'Gone{Enter}');
  // The common choice comes first.
  expect(line.getAllByRole('combobox').map((list) => list.querySelector('option')?.text)).toEqual([
    'Normal',
    'As the latency',
    'Every call',
    'Every call',
  ]);
  await user.selectOptions(line.getByLabelText('Calls'), 'Once');
  await user.selectOptions(line.getByLabelText('Only when'), 'id is');
  await user.type(line.getByLabelText('Value'), 'employee-003{Enter}');
  expect(line.getByText('once, id is employee-003')).toBeVisible();

  await user.click(line.getByRole('button', { name: 'Add a rule' }));
  await user.selectOptions(line.getByLabelText('Rule 2'), 'Slow (3 s)');
  expect(mock.getSnapshot().arrangement.rules.getEmployee).toEqual([
    {
      answer: 'failure',
      failure: 404,
      message: 'Gone',
      times: 1,
      when: { in: 'path', name: 'id', equals: 'employee-003' },
    },
    { answer: 'mock', delay: 3_000 },
  ]);
  expect(line.getByText('once, id is employee-003 · 2 rules')).toBeVisible();
  await user.click(line.getByRole('button', { name: 'Remove' }));
  expect(line.queryByLabelText('Rule 2')).toBeNull();
});

test('a rule that has answered its calls says so, and answers again', async () => {
  expectConsoleError('Error fetching employees');
  const { open, user } = renderWorkbench({
    mock: { rules: { listEmployees: [{ answer: 'failure', failure: 500, times: 3 }] } },
  });
  await screen.findByRole('alert');
  const panel = await open('Calls');
  const line = group(panel, 'listEmployees');
  expect(line.getByText('used up')).toBeVisible();
  await user.click(line.getByRole('button', { name: 'More' }));
  expect(line.getByText('This rule has answered its calls.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('ada.admin@example.com');
  expectConsoleError('Error fetching employees');
  await user.click(line.getByRole('button', { name: 'Again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No employees found.');
});

test('a line opens to its last calls, with what can be done with them', async () => {
  const { open, user, mock } = renderWorkbench();
  await screen.findByText('ada.admin@example.com');
  const panel = await open('Calls');
  const line = group(panel, 'listEmployees');
  await user.click(line.getByRole('button', { name: 'GET /employees' }));
  const calls = within(line.getByRole('table', { name: 'Last calls of listEmployees' }));
  await user.click(calls.getByRole('button', { name: 'listEmployees' }));
  expect(line.getByRole('region', { name: 'listEmployees, 200' })).toHaveTextContent(
    'Request and answer fit the contract.',
  );
  await user.click(line.getByRole('button', { name: 'Use as fixed body' }));
  expect(mock.getSnapshot().arrangement.rules.listEmployees).toMatchObject([{ answer: 'fixed' }]);
  expect(line.getByLabelText('Answer')).toHaveDisplayValue('Fixed body…');
});

test('rules of operations that are not on the screen are counted', async () => {
  const { open } = renderWorkbench({ mock: 'firstSaveFails' });
  await screen.findByText('ada.admin@example.com');
  const panel = await open('Calls');
  expect(panel.getByText(/^\d+ rules? below\.$/)).toBeVisible();
});
