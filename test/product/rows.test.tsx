import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from '../app/renderApp';
import { setViewportWidth } from '../setup/viewport';

/** Opens a dialog of the table's first row and closes it again. */
async function openDialog(user: UserEvent, label: string, action: string) {
  const table = within(await screen.findByRole('table', { name: label }));
  const [button] = await table.findAllByRole('button', { name: action });
  if (!button) throw new Error(`There is no ${action}`);
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
}

test('a click on the row of an employee opens the profile, except on a control or with selected text', async () => {
  const { user, router } = renderApp();
  const email = await screen.findByText('ada.admin@example.com');
  await user.pointer([
    { keys: '[MouseLeft>]', target: email, offset: 0 },
    { target: email, offset: 9 },
    { keys: '[/MouseLeft]' },
  ]);
  expect(String(window.getSelection())).toBe('ada.admin');
  await openDialog(user, 'Employees', 'Add Evaluation');
  expect(router.state.location.pathname).toBe('/');
  await user.click(email);
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/employee-profile/employee-001');
  });
});

test.each([
  ['Ctrl', '{Control>}', '[MouseLeft]'],
  ['Command', '{Meta>}', '[MouseLeft]'],
  ['the middle button', '', '[MouseMiddle]'],
])('a click on a row with %s opens a new tab', async (_name, key, button) => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, router } = renderApp();
  const email = await screen.findByText('ada.admin@example.com');
  if (key !== '') await user.keyboard(key);
  await user.pointer({ keys: button, target: email });
  expect(open.mock.calls).toEqual([
    [`${window.location.origin}/employee-profile/employee-001`, '_blank', 'noopener'],
  ]);
  expect(router.state.location.pathname).toBe('/');
});

test.each([
  ['/evaluations', 'Employee Evaluations'],
  ['/employee-profile/employee-006', 'Evaluations History'],
])('a click on a row of %s shows the evaluation', async (path, label) => {
  const { user, router, mock } = renderApp({ path });
  await openDialog(user, label, 'Edit');
  expect(router.state.location.pathname).toBe(path);
  const table = within(screen.getByRole('table', { name: label }));
  const [link] = table.getAllByRole('link', { name: 'View Details' });
  const id = link?.getAttribute('href')?.split('/').at(-1);
  const note = mock.db().evaluation(String(id))?.note;
  const [cell] = table.getAllByText(String(note));
  if (!cell) throw new Error('There is no note');
  await user.click(cell);
  expect(await screen.findByRole('heading', { name: 'Evaluation Details' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/evaluation/${id}`);
});

test('compact rows are remembered, and are not offered if rows are cards', async () => {
  const { user, unmount } = renderApp();
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /^(Columns|More)$/ }));
    await screen.findByRole('menuitemcheckbox', { name: 'Position' });
  };
  const entry = () => screen.queryByRole('menuitemcheckbox', { name: 'Compact' });
  await open();
  expect(entry()).not.toBeChecked();
  await user.click(entry() ?? document.body);
  expect(entry()).toBeChecked();
  unmount();

  renderApp();
  await open();
  expect(entry()).toBeChecked();
  await user.keyboard('{Escape}');
  setViewportWidth(375);
  await open();
  expect(entry()).not.toBeInTheDocument();
});
