import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../test/app/renderApp';
import { expectConsoleError } from '../../test/setup/console';

const press = (name: string) => screen.findByRole('button', { name });

/** Returns the dialog of a person who is evaluated. */
const dialogOf = (name: string) =>
  screen.findByRole('dialog', { name: `Create Evaluation for ${name}` });

test('selected people are evaluated in their order, even if the search does not find them, and stay selected', async () => {
  const { user, mock, router } = renderApp({
    path: '/results?q=ada&chosen=employee-003,employee-001',
    mock: { seed: { employees: 3, evaluations: 0 } },
  });
  const start = await press('Evaluate 2 people');
  await user.click(start);
  expect(await dialogOf('Emma Lindqvist')).toHaveAccessibleDescription(/^1 of 2(?!.*evaluated)/);
  await user.type(screen.getByLabelText('Note'), 'Good');
  await user.click(screen.getByRole('radio', { name: '7' }));
  await user.click(await press('Save and next'));
  await user.click(await dialogOf('Ada Okafor').then(() => press('Skip')));
  await screen.findByRole('dialog', { name: '1 of 2 are evaluated, 1 skipped.' });
  await user.click(await press('Close'));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(start).toHaveFocus();
  expect(mock.db().evaluations({})).toMatchObject([{ employeeId: 'employee-003', score: 7 }]);
  expect(router.state.location.search).toContain('chosen=employee-003');
});

test('a single person has no queue, and a note counts the people who were not found', async () => {
  const { user } = renderApp({ path: '/results?q=&chosen=gone,employee-002' });
  expectConsoleError('Error fetching employee data');
  await screen.findByRole('list', { name: 'Employees found' });
  await user.click(await press('Evaluate 2 people'));
  await dialogOf('Mario Bianchi');
  expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
  expect(await screen.findByText('Of 2: 1 not found')).toBeVisible();
});
