import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Notice } from '../../lib/query/queryMeta';
import { renderApp } from '../../../test/app/renderApp';
import { notify } from './notify';

/** The app with one toast, with fake timers. */
async function show(notice: Omit<Partial<Notice>, 'text'> = {}) {
  const { user } = renderApp({ path: '/nowhere' });
  await screen.findByText('Not Found');
  tell({ text: 'Before' });
  // The first toast of a page waits for its code.
  await screen.findByText('Before');
  jest.useFakeTimers();
  tell({ text: 'Saved', ...notice });
  return { user, toast: toastOf('Saved') };
}

function tell({
  text,
  tone = 'default',
  ...notice
}: Omit<Partial<Notice>, 'text'> & { text: string }) {
  act(() => {
    notify({ text, tone, ...notice });
  });
}

function toastOf(text: string) {
  const toast = screen.getByText(text).closest<HTMLElement>('[role]');
  if (!toast) throw new Error(`"${text}" is not announced`);
  return toast;
}

/** In small steps: React renders between two timers. */
function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 50) {
    act(() => {
      jest.advanceTimersByTime(Math.min(left, 50));
    });
  }
}

test.each(['default', 'destructive'] as const)(
  'a %s toast is removed after 5,000 ms',
  async (tone) => {
    const { toast } = await show({ tone });
    pass(4_999);
    expect(toast).toBeVisible();
    pass(1);
    expect(toast).not.toBeInTheDocument();
  },
);

test.each(['Saved again', 'Saved'])(
  'a new toast, "%s", replaces the current one at once, and has its own 5,000 ms',
  async (text) => {
    const { toast } = await show();
    pass(4_000);
    // The same text is announced again.
    tell({ text });
    expect(toast).not.toBeInTheDocument();
    const next = toastOf(text);
    pass(4_999);
    expect(next).toBeVisible();
    pass(1);
    expect(next).not.toBeInTheDocument();
  },
);

test('of several toasts in a row only the last is shown', async () => {
  await show();
  for (const text of ['Second', 'Third', 'Fourth', 'Fifth', 'Sixth']) tell({ text });
  act(() => {
    notify({ text: 'Seventh', tone: 'default' });
    notify({ text: 'Last', tone: 'destructive' });
  });
  expect(document.querySelectorAll('[role="status"], [role="alert"]')).toHaveLength(1);
  expect(toastOf('Last')).toBeVisible();
  pass(5_000);
  expect(screen.queryByText('Last')).not.toBeInTheDocument();
  pass(5_000);
  expect(document.querySelectorAll('[role="status"], [role="alert"]')).toHaveLength(0);
});

test.each([
  ['hovered', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['focused', fireEvent.focus, fireEvent.blur],
])('the time does not run while the toast is %s', async (_state, begin, end) => {
  const { toast } = await show();
  pass(4_000);
  begin(toast);
  pass(10_000);
  expect(toast).toBeVisible();
  end(toast);
  pass(999);
  expect(toast).toBeVisible();
  pass(1);
  expect(toast).not.toBeInTheDocument();
});

test('a toast that has the focus stays when the pointer leaves it', async () => {
  const { toast } = await show();
  fireEvent.mouseEnter(toast);
  act(() => {
    within(toast).getByRole('button').focus();
  });
  fireEvent.mouseLeave(toast);
  pass(10_000);
  expect(toast).toBeVisible();
});

test('a default toast is announced politely, and can be closed', async () => {
  const { toast, user } = await show();
  expect(toast).toHaveAttribute('role', 'status');
  expect(toast).toHaveTextContent(/^Saved$/);
  await user.click(within(toast).getByRole('button', { name: 'Close notification' }));
  expect(toast).not.toBeInTheDocument();
});

test('a destructive toast is announced assertively, with its title; a success has a tick', async () => {
  const { toast } = await show({ tone: 'destructive', title: 'Error' });
  expect(toast).toHaveAttribute('role', 'alert');
  expect(toast).toHaveTextContent(/^ErrorSaved$/);
  tell({ text: 'Saved again', tone: 'success' });
  expect(toastOf('Saved again')).toHaveAttribute('role', 'status');
  expect(screen.getByTestId('CheckCircleOutlinedIcon')).toBeVisible();
});
