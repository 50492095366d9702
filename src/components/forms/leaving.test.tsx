import { act, getConfig, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../../mocks/node';
import { gate } from '../../test/gate';
import { renderApp } from '../../test/renderApp';

type App = Awaited<ReturnType<typeof openDialog>>;

/** Add New Employee on Home, which was reached from Results; Name has the focus. */
async function openDialog() {
  const app = renderApp({ path: '/results', scenario: 'empty' });
  await app.user.click(await screen.findByRole('link', { name: 'Home' }));
  const opener = await screen.findByText('Add Employee');
  await app.user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Add New Employee' });
  return { ...app, opener, dialog };
}

/** As the browser's button: nothing of React's has a part in it. */
const back = ({ router }: Pick<App, 'router'>) =>
  getConfig().asyncWrapper(() => router.navigate(-1));

const ways: [name: string, leave: (app: App) => Promise<void>, place: string][] = [
  ['Cancel', ({ user }) => user.click(screen.getByText('Cancel')), '/'],
  ['Escape', ({ user }) => user.keyboard('{Escape}'), '/'],
  [
    'a click outside',
    async ({ user, dialog }) => {
      if (dialog.parentElement) await user.click(dialog.parentElement);
    },
    '/',
  ],
  ['Back', back, '/results'],
];

const question = () => screen.queryByRole('alertdialog');

const closed = (dialog: HTMLElement) =>
  waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });

/** What the browser asks the page when its tab is about to close: whether it objects. */
function objectsToClosing() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test.each(ways)('%s asks before what was typed is lost', async (_name, leave, place) => {
  const app = await openDialog();
  const { user, dialog, router } = app;
  await user.paste('Grace');
  await leave(app);
  const asking = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  expect(asking).toHaveAccessibleDescription('What you typed will be lost.');
  expect(screen.getByText('Keep editing')).toHaveFocus();
  await user.keyboard('{Enter}');
  await closed(asking);
  expect(dialog).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByLabelText('Name')).toHaveValue('Grace');

  await leave(app);
  await user.click(await screen.findByText('Discard'));
  await closed(dialog);
  expect(question()).not.toBeInTheDocument();
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(place);
  });
});

test.each(ways)(
  '%s leaves a dialog at once in which all is as it was',
  async (name, leave, place) => {
    const app = await openDialog();
    const { user, dialog, router } = app;
    await user.paste('Grace');
    await user.clear(screen.getByLabelText('Name'));
    await leave(app);
    await closed(dialog);
    expect(question()).not.toBeInTheDocument();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(place);
    });
    if (name !== 'Back') expect(app.opener).toHaveFocus();
  },
);

test('Escape and a click outside of the question keep what was typed', async () => {
  const { user, dialog, opener } = await openDialog();
  await user.paste('Grace');
  for (const keep of [
    () => user.keyboard('{Escape}'),
    () => user.click(question()?.parentElement ?? document.body),
  ]) {
    await user.click(screen.getByText('Cancel'));
    expect(question()).toBeVisible();
    await keep();
    await waitFor(() => {
      expect(question()).not.toBeInTheDocument();
    });
    expect(dialog).toBeVisible();
  }
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('Discard'));
  await closed(dialog);
  expect(opener).toHaveFocus();
});

test('a question that was answered cannot be answered once more', async () => {
  const app = await openDialog();
  await app.user.paste('Grace');
  await back(app);
  const [keep, discard] = [await screen.findByText('Keep editing'), screen.getByText('Discard')];
  // Two clicks as a browser sends them, before React has done more than it must.
  await getConfig().asyncWrapper(async () => {
    keep.click();
    await Promise.resolve();
    discard.click();
    await Promise.resolve();
  });
  expect(question()).not.toBeInTheDocument();
  expect(app.dialog).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Grace');
});

test('the tab can be closed without a question unless something would be lost', async () => {
  const { user, dialog } = await openDialog();
  const name = screen.getByLabelText('Name');
  expect(objectsToClosing()).toBe(false);
  await user.paste('Grace');
  expect(objectsToClosing()).toBe(true);
  await user.clear(name);
  expect(objectsToClosing()).toBe(false);
  await user.paste('Grace');
  await user.keyboard('{Escape}');
  expect(objectsToClosing()).toBe(true);
  await user.click(screen.getByText('Discard'));
  await closed(dialog);
  expect(objectsToClosing()).toBe(false);
});

test('while it saves, Back does nothing; once it has saved, nothing asks', async () => {
  const app = await openDialog();
  const { user, dialog, router } = app;
  const { opened, open } = gate();
  server.use(
    http.post('*/api/auth/register', async () => {
      await opened;
    }),
  );
  const fields = { Name: 'Grace', Email: 'g@example.com', Age: '36', Password: 'secret' };
  for (const [label, text] of Object.entries(fields)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByText('Save'));
  await waitFor(() => {
    expect(screen.getByText('Save')).toBeDisabled();
  });
  await back(app);
  expect(router.state.location.pathname).toBe('/');
  expect(dialog).toBeVisible();
  expect(question()).not.toBeInTheDocument();

  open();
  await closed(dialog);
  expect(question()).not.toBeInTheDocument();
  expect(objectsToClosing()).toBe(false);
  await back(app);
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeVisible();
});

test('Back between two pages of one list leaves the dialog too, once it may', async () => {
  const { user, router } = renderApp({ path: '/evaluations' });
  await user.click(await screen.findByText('Next'));
  expect(await screen.findByText(/^Page 2 of/)).toBeVisible();
  const openIt = async () => {
    const [add] = screen.getAllByRole('button', { name: 'Add Feedback' });
    if (add) await user.click(add);
    return screen.findByRole('dialog', { name: 'Add Feedback' });
  };
  const untouched = await openIt();
  await back({ router });
  await closed(untouched);
  expect(await screen.findByText(/^Page 1 of/)).toBeVisible();

  await user.click(screen.getByText('Next'));
  expect(await screen.findByText(/^Page 2 of/)).toBeVisible();
  const typed = await openIt();
  await user.paste('Agreed');
  await back({ router });
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
  await user.click(screen.getByText('Discard'));
  await closed(typed);
  expect(await screen.findByText(/^Page 1 of/)).toBeVisible();
});

test('the end of the session asks nothing', async () => {
  const app = await openDialog();
  await app.user.paste('Grace');
  await back(app);
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  localStorage.clear();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(app.router.state.location.pathname).toBe('/login');
  expect(question()).not.toBeInTheDocument();
  expect(app.dialog).not.toBeInTheDocument();
});
