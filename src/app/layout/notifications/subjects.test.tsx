import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addEmployeeButton } from '../../../../test/app/addEmployeeButton';
import { enter } from '../../../../test/app/enter';
import { renderApp } from '../../../../test/app/renderApp';
import { toastHistory } from '../../../components/toasts/notify';

afterEach(() => {
  toastHistory.clear();
});

async function open(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
  const entries = within(dialog)
    .getAllByRole('listitem')
    .map((entry) => entry.querySelector('div')?.textContent);
  return { dialog, entries };
}

test('a notification names the saved person and links to them', async () => {
  const { user, router } = renderApp({ path: '/employee-profile/employee-005' });
  for (const [opener, fields] of [
    ['Add Evaluation', { Note: 'Calm', Score: '7' }],
    ['Edit', { Note: 'Kind' }],
  ] as const) {
    const [button] = await screen.findAllByRole('button', { name: opener });
    if (button) await user.click(button);
    await enter(user, fields);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  }
  // The toast shows the text alone.
  const toast = (await screen.findByText('Evaluation updated successfully')).closest('[role]');
  expect(toast).toHaveTextContent(/^Evaluation updated successfully$/);
  const { dialog, entries } = await open(user);
  expect(entries).toEqual([
    'Success: Evaluation updated successfully\u00a0·\u00a0Zoë Müller',
    'Success: Evaluation created successfully\u00a0·\u00a0Zoë Müller',
  ]);
  const [evaluation, profile] = within(dialog).getAllByRole('link', { name: 'Zoë Müller' });
  expect(profile).toHaveAttribute('href', '/employee-profile/employee-005');
  if (evaluation) await user.click(evaluation);
  expect(router.state.location.pathname).toMatch(/^\/evaluation\/evaluation-/);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(await screen.findByRole('link', { name: 'Back to Profile' })).toBeVisible();
});

test('the notification of a new employee names them without a link', async () => {
  const { user } = renderApp({ mock: 'empty' });
  await user.click(await addEmployeeButton());
  await enter(user, { Name: 'Nadia', Email: 'n@example.com', Age: '29', Password: 'secret-7' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  const { dialog, entries } = await open(user);
  expect(entries).toEqual(['Success: Employee saved successfully\u00a0·\u00a0Nadia']);
  expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
});
