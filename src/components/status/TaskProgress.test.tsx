import { act, render, screen } from '@testing-library/react';
import { english } from '../../../test/app/english';
import { I18nContext } from '../../i18n/I18nContext';
import { endPause, startPause } from '../../lib/query/hostPause';
import { TaskProgress } from './TaskProgress';

const waitOf = (seconds: number) =>
  `The server asks to wait. Reading goes on in ${seconds} seconds.`;

test('a wait is counted down each second, and announced every 20 seconds', () => {
  jest.useFakeTimers();
  render(
    <I18nContext value={english}>
      <TaskProgress label="Reading" progress={{ done: 1, total: 3 }} onCancel={jest.fn()} />
    </I18nContext>,
  );
  expect(screen.getByText('1 of 3')).toBeVisible();
  const announced = () => document.querySelector('[aria-live="polite"]')?.textContent;
  expect(announced()).toBe('');

  const after = (seconds: number) => {
    act(() => {
      jest.advanceTimersByTime(1_000 * seconds);
    });
  };
  act(() => {
    startPause(42_000);
  });
  expect(announced()).toBe(waitOf(42));
  after(1);
  expect(screen.getByText(waitOf(41))).toBeVisible();
  expect(announced()).toBe(waitOf(42));
  after(19);
  expect(announced()).toBe(waitOf(22));
  // The host has asked for more time.
  act(() => {
    startPause(30_000);
  });
  expect(announced()).toBe(waitOf(30));
  act(endPause);
  expect(announced()).toBe('');
  expect(screen.getByText('1 of 3')).toBeVisible();
});
