import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Notice } from '../../lib/query/queryMeta';
import { renderApp } from '../../../test/renderApp';
import { notify } from './notify';

/** Milliseconds after which one toast has made room for the next. */
const SETTLED = 700;

/** Milliseconds until React has drawn what a timer changed. */
const MARGIN = 20;

/** The app with one toast, on a clock that the test turns. */
async function show(notice: Partial<Notice> = {}) {
  const { user } = renderApp({ path: '/nowhere' });
  await screen.findByText('Not Found');
  jest.useFakeTimers();
  tell({ text: 'Saved', ...notice });
  return { user, toast: toastOf('Saved') };
}

function tell({ text, tone = 'default', ...notice }: Partial<Notice> & { text: string }) {
  act(() => {
    notify({ text, tone, ...notice });
  });
}

function toastOf(text: string) {
  const toast = screen.getByText(text).closest<HTMLElement>('[role]');
  if (!toast) throw new Error(`"${text}" is not announced`);
  return toast;
}

/** In small steps: a timer may only start once React has drawn what the one before it changed. */
function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 50) {
    act(() => {
      jest.advanceTimersByTime(Math.min(left, 50));
    });
  }
}

test('a toast goes after 5,000 ms', async () => {
  const { toast } = await show();
  pass(4_999);
  expect(toast).toBeVisible();
  pass(1);
  pass(MARGIN);
  expect(toast).not.toBeVisible();
  pass(SETTLED);
  expect(toast).not.toBeInTheDocument();
});

test('a new toast replaces the one that is there, and has its own 5,000 ms', async () => {
  const { toast } = await show();
  pass(4_000);
  tell({ text: 'Saved again' });
  expect(toast).not.toBeInTheDocument();
  const next = toastOf('Saved again');
  expect(next).toBeVisible();
  pass(SETTLED);
  pass(4_900 - SETTLED);
  expect(next).toBeVisible();
  pass(SETTLED);
  expect(next).not.toBeVisible();
});

/** What can be seen, on the way to where one toast has made room for the next. */
function watch() {
  const seen: string[] = [];
  for (let passed = 0; passed < SETTLED; passed += 50) {
    pass(50);
    const toasts = document.querySelectorAll<HTMLElement>('[role="status"], [role="alert"]');
    const visible = Array.from(toasts).filter(
      (toast) => !toast.style.visibility.includes('hidden'),
    );
    seen.push(visible.map((toast) => toast.textContent).join());
  }
  return [...new Set(seen)].filter((text) => text !== '');
}

test('after a toast that goes comes a new one, and not the old one with other words', async () => {
  const { toast } = await show();
  fireEvent.click(within(toast).getByRole('button'));
  tell({ text: 'Saved again' });
  expect(toast).toHaveTextContent(/^Saved$/);
  pass(SETTLED);
  expect(toastOf('Saved again')).toBeVisible();
});

test('there is one toast at a time, and of several in a row only the last', async () => {
  await show();
  pass(1_000);
  tell({ text: 'Second' });
  expect(watch()).toEqual(['Second']);
  pass(1_000);
  tell({ text: 'Third' });
  tell({ text: 'Fourth' });
  expect(watch()).toEqual(['Fourth']);
});

test.each([
  ['hovered', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['focused', fireEvent.focus, fireEvent.blur],
])('the clock stands while the toast is %s', async (_state, begin, end) => {
  const { toast } = await show();
  pass(4_000);
  begin(toast);
  pass(10_000);
  expect(toast).toBeVisible();
  end(toast);
  pass(999);
  expect(toast).toBeVisible();
  pass(1);
  pass(MARGIN);
  expect(toast).not.toBeVisible();
});

test('the pointer leaving does not take a toast away that holds the focus', async () => {
  const { toast } = await show();
  fireEvent.mouseEnter(toast);
  act(() => {
    within(toast).getByRole('button').focus();
  });
  fireEvent.mouseLeave(toast);
  pass(10_000);
  expect(toast).toBeVisible();
});

test('a default toast waits for its turn to be read out, and can be closed', async () => {
  const { toast, user } = await show();
  expect(toast).toHaveAttribute('role', 'status');
  expect(toast).toHaveTextContent(/^Saved$/);
  await user.click(within(toast).getByRole('button', { name: 'Close notification' }));
  pass(SETTLED);
  expect(toast).not.toBeInTheDocument();
});

test('a destructive toast interrupts, with its title', async () => {
  const { toast } = await show({ tone: 'destructive', title: 'Error' });
  expect(toast).toHaveAttribute('role', 'alert');
  expect(within(toast).getByText('Error')).toBeVisible();
  expect(within(toast).getByText('Saved')).toBeVisible();
});
