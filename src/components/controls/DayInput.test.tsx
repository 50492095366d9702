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

test('a day that is typed is taken when it is left, and moves nothing before', async () => {
  const { user, router } = openDays();
  await screen.findByLabelText('To');
  typeDays(to(), TYPED);
  expect(to()).toHaveValue('2026-03-31');
  expect(from()).toHaveValue('2026-02-01');
  expect(router.state.location.search).toBe('?period=2026-02-01..2026-02-28');

  await user.tab();
  expect(router.state.location.search).toBe('?period=2026-02-01..2026-03-31');
});

test('Enter takes a typed day, and an arrow counts as typing', async () => {
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

test('a reload takes a typed day, and leaves what is none yet in the field', async () => {
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
])('a day from %s is taken at once, also after typing', async (_, open) => {
  const { router } = openDays();
  await screen.findByLabelText('To');
  typeDays(to(), ['2026-02-03']);
  open();
  fireEvent.change(to(), { target: { value: '2026-02-20' } });
  expect(router.state.location.search).toBe('?period=2026-02-01..2026-02-20');
  expect(to()).toHaveValue('2026-02-20');
});

test('a year before 1900 is no day yet: left, the field has its day again', async () => {
  const { user, router } = openDays();
  await screen.findByLabelText('To');
  typeDays(to(), TYPED.slice(0, 3));
  await user.keyboard('{Enter}');
  expect(to()).toHaveValue('0202-03-31');
  await user.tab();
  expect(to()).toHaveValue('2026-02-28');
  expect(router.state.location.search).toBe('?period=2026-02-01..2026-02-28');
});

test('a press beside the field takes what was typed with its click, not before', async () => {
  const { user, router } = openDays();
  await screen.findByLabelText('To');
  typeDays(to(), ['2026-03-31']);
  await user.pointer({ target: periodSelect(), keys: '[MouseLeft>]' });
  expect(to()).not.toHaveFocus();
  expect(router.state.location.search).toBe('?period=2026-02-01..2026-02-28');
  await user.pointer({ target: periodSelect(), keys: '[/MouseLeft]' });
  expect(router.state.location.search).toBe('?period=2026-02-01..2026-03-31');
});

test('Back shows the day of the address in place of what was typed', async () => {
  const { router } = openDays();
  await screen.findByLabelText('To');
  typeDays(to(), ['2026-03-31']);
  await act(() => router.navigate('/evaluations?period=2025-01-01..2025-12-31'));
  expect(await screen.findByDisplayValue('2025-12-31')).toBe(to());
  expect(router.state.location.search).toBe('?period=2025-01-01..2025-12-31');
});
