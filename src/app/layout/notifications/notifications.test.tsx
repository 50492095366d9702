import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from '../../../../test/app/renderApp';
import { notify, toastHistory } from '../../../components/toasts/notify';
import { TOAST_REMOVAL_DELAY } from '../../../domain/constants';
import type { ToastContent } from '../../../lib/query/queryMeta';
import { session } from '../../../session/session';

afterEach(() => {
  toastHistory.clear();
});

const bell = () => screen.findByRole('button', { name: /^Notifications/ });
const list = () => screen.findByRole('dialog', { name: 'Notifications' });

async function open(user: UserEvent) {
  await user.click(await bell());
  return list();
}

function tell(text: string, content: Partial<ToastContent> = {}) {
  act(() => {
    notify({ text, tone: 'default', ...content });
  });
}

function pass(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

async function entries() {
  return within(await list())
    .getAllByRole('listitem')
    .map((entry) => entry.firstElementChild?.nextElementSibling?.textContent);
}

test('the toasts of a session are listed with kind and time, the newest first', async () => {
  const { user } = renderApp({ path: '/nowhere' });
  await bell();
  const from = Date.now();
  tell('Copied', { tone: 'success' });
  tell('Failed to save', { title: 'Error', tone: 'destructive' });
  tell('Nothing to export');
  const dialog = await open(user);
  expect(within(dialog).getByRole('heading', { name: 'Notifications' })).toBeVisible();
  expect(await entries()).toEqual([
    'Information: Nothing to export',
    'Failure: ErrorFailed to save',
    'Success: Copied',
  ]);
  const times = Array.from(dialog.querySelectorAll('time'), ({ dateTime }) => Date.parse(dateTime));
  for (const time of times) {
    expect(time).toBeGreaterThanOrEqual(from);
    expect(time).toBeLessThanOrEqual(Date.now());
  }
});

test('the bell counts the unseen failures until it is opened', async () => {
  const { user } = renderApp({ path: '/nowhere' });
  const button = await bell();
  tell('Saved', { tone: 'success' });
  expect(button).toHaveAccessibleName('Notifications');
  tell('First', { tone: 'destructive' });
  expect(button).toHaveAccessibleName('Notifications, 1 unseen failure');
  tell('Second', { tone: 'destructive' });
  expect(button).toHaveAccessibleName('Notifications, 2 unseen failures');
  expect(button).toHaveTextContent('2');
  await open(user);
  expect(await entries()).toHaveLength(3);
  expect(button).toHaveAccessibleName('Notifications');

  // A toast that appears while the list is open is seen at once.
  tell('Third', { tone: 'destructive' });
  expect(await entries()).toHaveLength(4);
  expect(button).toHaveAccessibleName('Notifications');
  await user.keyboard('{Escape}');
  tell('Fourth', { tone: 'destructive' });
  expect(button).toHaveAccessibleName('Notifications, 1 unseen failure');
});

test('the bell shows and says 99+ for a hundred failures, and the list has at most 200 toasts', async () => {
  const { user } = renderApp({ path: '/nowhere' });
  const button = await bell();
  act(() => {
    for (let count = 1; count <= 205; count += 1) {
      toastHistory.add({ text: `No. ${count}`, tone: 'destructive' });
    }
  });
  expect(button).toHaveTextContent('99+');
  expect(button).toHaveAccessibleName('Notifications, 99+ unseen failures');
  await open(user);
  const texts = await entries();
  expect(texts).toHaveLength(200);
  expect(texts[0]).toBe('Failure: No. 205');
});

test('Clear empties the list, which keeps the focus', async () => {
  const { user } = renderApp({ path: '/nowhere' });
  await bell();
  tell('Failed', { tone: 'destructive' });
  const dialog = await open(user);
  await user.click(within(dialog).getByRole('button', { name: 'Clear' }));
  expect(within(dialog).getByText('No notifications.')).toBeVisible();
  expect(within(dialog).getByRole('heading')).toHaveFocus();
});

test('a toast is removed from the list after 1,000,000 ms', async () => {
  const { user } = renderApp({ path: '/nowhere' });
  await open(user);
  jest.useFakeTimers();
  tell('First');
  pass(400_000);
  tell('Second');
  pass(TOAST_REMOVAL_DELAY - 400_001);
  expect(await entries()).toHaveLength(2);
  pass(1);
  expect(await entries()).toEqual(['Information: Second']);
  pass(399_999);
  expect(await entries()).toHaveLength(1);
  pass(1);
  expect(within(await list()).getByText('No notifications.')).toBeVisible();
});

test.each([['signs out', session.signOut]])(
  'the next user does not see the toasts of a user who %s',
  async (_name, end) => {
    const { user } = renderApp({ path: '/nowhere' });
    await bell();
    tell('Failed', { tone: 'destructive' });
    act(end);
    act(() => {
      session.signIn('another', 'Admin');
    });
    expect(await bell()).toHaveAccessibleName('Notifications');
    expect(within(await open(user)).getByText('No notifications.')).toBeVisible();
  },
);
