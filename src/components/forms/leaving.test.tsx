import { screen, waitFor } from '@testing-library/react';
import {
  goBack,
  waitUntilClosed,
  preventsUnload,
  openDialog,
  queryConfirmation,
  type AppWithDialog,
} from '../../../test/forms/leaving';

const ways: [name: string, leave: (app: AppWithDialog) => Promise<void>, place: string][] = [
  ['Cancel', ({ user }) => user.click(screen.getByText('Cancel')), '/'],
  ['Escape', ({ user }) => user.keyboard('{Escape}'), '/'],
  [
    'a click outside',
    async ({ user, dialog }) => {
      if (dialog.parentElement) await user.click(dialog.parentElement);
    },
    '/',
  ],
  ['Back', goBack, '/results'],
];

test.each(ways)('%s asks before typed text is lost', async (_name, leave, place) => {
  const app = await openDialog();
  const { user, dialog, router } = app;
  await user.paste('Grace');
  await leave(app);
  const asking = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  expect(asking).toHaveAccessibleDescription('What you typed will be lost.');
  expect(screen.getByText('Keep editing')).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitUntilClosed(asking);
  expect(dialog).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByLabelText('Name')).toHaveValue('Grace');

  await leave(app);
  await user.click(await screen.findByText('Discard'));
  await waitUntilClosed(dialog);
  expect(queryConfirmation()).not.toBeInTheDocument();
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(place);
  });
});

test.each(ways.slice(2))('%s closes an unchanged dialog at once', async (name, leave, place) => {
  const app = await openDialog();
  const { user, dialog, router } = app;
  await user.paste('Grace');
  await user.clear(screen.getByLabelText('Name'));
  await leave(app);
  await waitUntilClosed(dialog);
  expect(queryConfirmation()).not.toBeInTheDocument();
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(place);
  });
  if (name !== 'Back') expect(app.opener).toHaveFocus();
});

test('Escape and a click outside the question keep the typed text', async () => {
  const { user, dialog, opener } = await openDialog();
  await user.paste('Grace');
  for (const keep of [
    () => user.keyboard('{Escape}'),
    () => user.click(queryConfirmation()?.parentElement ?? document.body),
  ]) {
    await user.click(screen.getByText('Cancel'));
    expect(queryConfirmation()).toBeVisible();
    await keep();
    await waitFor(() => {
      expect(queryConfirmation()).not.toBeInTheDocument();
    });
    expect(dialog).toBeVisible();
  }
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('Discard'));
  await waitUntilClosed(dialog);
  expect(opener).toHaveFocus();
});

test('the tab can be closed without a question unless text would be lost', async () => {
  const { user, dialog } = await openDialog();
  const name = screen.getByLabelText('Name');
  expect(preventsUnload()).toBe(false);
  await user.paste('Grace');
  expect(preventsUnload()).toBe(true);
  await user.clear(name);
  expect(preventsUnload()).toBe(false);
  await user.paste('Grace');
  await user.keyboard('{Escape}');
  expect(preventsUnload()).toBe(true);
  await user.click(screen.getByText('Discard'));
  await waitUntilClosed(dialog);
  expect(preventsUnload()).toBe(false);
});
