import { act, getConfig, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { enter } from '../../../test/app/enter';
import { gate } from '../../../test/calls/gate';
import {
  goBack,
  waitUntilClosed,
  preventsUnload,
  openDialog,
  queryConfirmation,
} from '../../../test/forms/leaving';
import { renderApp } from '../../../test/app/renderApp';

test('a question cannot be answered twice', async () => {
  const app = await openDialog();
  await app.user.paste('Grace');
  await goBack(app);
  const [keep, discard] = [await screen.findByText('Keep editing'), screen.getByText('Discard')];
  // A browser sends two clicks before React has finished its work on the first one.
  await getConfig().asyncWrapper(async () => {
    keep.click();
    await Promise.resolve();
    discard.click();
    await Promise.resolve();
  });
  expect(queryConfirmation()).not.toBeInTheDocument();
  expect(app.dialog).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Grace');
});

test('Back does nothing during a save, and there is no question after it', async () => {
  const app = await openDialog();
  const { user, dialog, router } = app;
  const { opened, open } = gate();
  server.use(
    http.post('*/api/auth/register', async () => {
      await opened;
    }),
  );
  await enter(user, { Name: 'Grace', Email: 'g@example.com', Age: '36', Password: 'secret' });
  await user.click(screen.getByText('Save'));
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });
  await goBack(app);
  expect(router.state.location.pathname).toBe('/');
  expect(dialog).toBeVisible();
  expect(queryConfirmation()).not.toBeInTheDocument();

  open();
  await waitUntilClosed(dialog);
  expect(queryConfirmation()).not.toBeInTheDocument();
  expect(preventsUnload()).toBe(false);
  await goBack(app);
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeVisible();
});

test('Back between two pages of one list also closes the dialog after confirmation', async () => {
  const { user, router } = renderApp({ path: '/evaluations' });
  await user.click(await screen.findByText('Next'));
  expect(await screen.findByText(/^Page 2 of/)).toBeVisible();
  const openIt = async () => {
    const [add] = screen.getAllByRole('button', { name: 'Add Feedback' });
    if (add) await user.click(add);
    return screen.findByRole('dialog', { name: 'Add Feedback' });
  };
  const untouched = await openIt();
  await goBack({ router });
  await waitUntilClosed(untouched);
  expect(await screen.findByText(/^Page 1 of/)).toBeVisible();

  await user.click(screen.getByText('Next'));
  expect(await screen.findByText(/^Page 2 of/)).toBeVisible();
  const typed = await openIt();
  await user.paste('Agreed');
  await goBack({ router });
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
  await user.click(screen.getByText('Discard'));
  await waitUntilClosed(typed);
  expect(await screen.findByText(/^Page 1 of/)).toBeVisible();
});

test('the end of the session shows no question', async () => {
  const app = await openDialog();
  await app.user.paste('Grace');
  await goBack(app);
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  localStorage.clear();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(app.router.state.location.pathname).toBe('/login');
  expect(queryConfirmation()).not.toBeInTheDocument();
  expect(app.dialog).not.toBeInTheDocument();
});
