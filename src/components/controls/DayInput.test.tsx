import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../../test/app/renderApp';

const from = () => screen.getByLabelText('From');
const to = () => screen.getByLabelText('To');
const periodSelect = () => screen.getByLabelText('Period');

function openDays(period = '2026-02-01..2026-02-28') {
  return renderApp({ path: `/evaluations?period=${period}`, mock: 'empty' });
}

/** Changes the field after each key with the day so far. A browser does so, but jsdom does not. */
function typeDays(field: HTMLElement, days: readonly string[]) {
  act(() => {
    field.focus();
  });
  for (const value of days) {
    fireEvent.keyDown(field, { key: '2' });
    fireEvent.change(field, { target: { value } });
  }
}

const TYPED = ['0002-03-31', '0020-03-31', '0202-03-31', '2026-03-31'];

test('a typed day is applied when the field loses the focus, and not before', async () => {
  const { user, router } = openDays();
  await screen.findByLabelText('To');
  typeDays(to(), TYPED);
  expect(to()).toHaveValue('2026-03-31');
  expect(from()).toHaveValue('2026-02-01');
  expect(router.state.location.search).toBe('?period=2026-02-01..2026-02-28');

  await user.tab();
  expect(router.state.location.search).toBe('?period=2026-02-01..2026-03-31');
});

test('Enter applies a typed day, and an arrow key counts as typing', async () => {
  const { user, router } = openDays();
  await screen.findByLabelText('To');
  act(() => {
    to().focus();
  });
  fireEvent.keyDown(to(), { key: 'ArrowDown' });
  fireEvent.change(to(), { target: { value: '2026-01-28' } });
  expect(from()).toHaveValue('2026-02-01');
  await user.keyboard('{Enter}');
  expect(to()).toHaveFocus();
  expect(router.state.location.search).toBe('?period=2026-01-28..2026-01-28');
});

test('a reload applies a typed day, and an incomplete day stays in the field', async () => {
  const { router } = openDays();
  await screen.findByLabelText('To');
  typeDays(to(), TYPED.slice(0, 3));
  fireEvent.keyDown(to(), { key: 'F5' });
  expect(to()).toHaveValue('0202-03-31');
  typeDays(to(), ['2026-03-31']);
  fireEvent.keyDown(to(), { key: 'F5' });
  expect(router.state.location.search).toBe('?period=2026-02-01..2026-03-31');
});

test.each([
  ['the calendar, opened by a click', () => fireEvent.pointerDown(to())],
  ['the calendar, opened by a key', () => fireEvent.keyDown(to(), { key: 'F4' })],
])('a day from %s is applied at once, also after typing', async (_, open) => {
  const { router } = openDays();
  await screen.findByLabelText('To');
  typeDays(to(), ['2026-02-03']);
  open();
  fireEvent.change(to(), { target: { value: '2026-02-20' } });
  expect(router.state.location.search).toBe('?period=2026-02-01..2026-02-20');
  expect(to()).toHaveValue('2026-02-20');
});

test('a year before 1900 is not a day, and the field then shows its old day again', async () => {
  const { user, router } = openDays();
  await screen.findByLabelText('To');
  typeDays(to(), TYPED.slice(0, 3));
  await user.keyboard('{Enter}');
  expect(to()).toHaveValue('0202-03-31');
  await user.tab();
  expect(to()).toHaveValue('2026-02-28');
  expect(router.state.location.search).toBe('?period=2026-02-01..2026-02-28');
});

test('a press outside the field applies the typed day after its click, not before', async () => {
  const { user, router } = openDays();
  await screen.findByLabelText('To');
  typeDays(to(), ['2026-03-31']);
  await user.pointer({ target: periodSelect(), keys: '[MouseLeft>]' });
  expect(to()).not.toHaveFocus();
  expect(router.state.location.search).toBe('?period=2026-02-01..2026-02-28');
  await user.pointer({ target: periodSelect(), keys: '[/MouseLeft]' });
  expect(router.state.location.search).toBe('?period=2026-02-01..2026-03-31');
});

test('Back replaces the typed day by the day in the address', async () => {
  const { router } = openDays();
  await screen.findByLabelText('To');
  typeDays(to(), ['2026-03-31']);
  await act(() => router.navigate('/evaluations?period=2025-01-01..2025-12-31'));
  expect(await screen.findByDisplayValue('2025-12-31')).toBe(to());
  expect(router.state.location.search).toBe('?period=2025-01-01..2025-12-31');
});
