import { act, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../../mocks/db/builders';
import { server } from '../../../mocks/runtimes/node';
import { renderApp } from '../../../test/app/renderApp';
import { displayedDetails } from '../../../test/app/displayedDetails';
import { useToday } from './useToday';

const NEW_YEARS_EVE = new Date(2026, 11, 31, 12);

afterEach(() => {
  jest.useRealTimers();
});

function Day() {
  return <p>{new Date(useToday()).toDateString()}</p>;
}

test('the day changes at midnight', () => {
  jest.useFakeTimers({ now: NEW_YEARS_EVE });
  const { container, unmount } = render(<Day />);
  act(() => {
    jest.advanceTimersByTime(12 * 3_600_000 - 1);
  });
  expect(container).toHaveTextContent('Thu Dec 31 2026');
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(container).toHaveTextContent('Fri Jan 01 2027');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('after the computer slept, a visible tab soon has the new day', () => {
  jest.useFakeTimers({ now: NEW_YEARS_EVE });
  const { container } = render(<Day />);
  // The clock continues during sleep, but timers do not.
  jest.setSystemTime(new Date(2027, 0, 3, 9));
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(container).toHaveTextContent('Sun Jan 03 2027');
});

test.each([
  ['is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['gets the focus', () => window.dispatchEvent(new Event('focus'))],
])('a tab that slept over New Year shows the new year and age when it %s', async (_, wake) => {
  jest.useFakeTimers({ now: NEW_YEARS_EVE, doNotFake: EXCEPT_DATE });
  renderApp({ path: '/employee-profile/employee-006?period=this-year' });
  server.use(
    http.get('*/api/evaluations/employee/:id', () =>
      HttpResponse.json([
        buildEvaluation({ _id: '1', createdAt: new Date(2026, 11, 31, 9).toISOString() }),
        buildEvaluation({ _id: '2', createdAt: new Date(2026, 5, 1).toISOString() }),
        buildEvaluation({ _id: '3', createdAt: new Date(2025, 5, 1).toISOString() }),
      ]),
    ),
  );
  const table = await screen.findByRole('table', { name: 'Evaluations History' });
  await screen.findByRole('region', { name: 'Distribution' });
  expect(within(table).getByText('today')).toBeVisible();
  expect(screen.getAllByText('2026: 2 of 3 evaluations')).not.toEqual([]);
  expect(displayedDetails()['Last evaluated']).toBe('Dec 31, 2026\u00a0·\u00a0today');

  jest.setSystemTime(new Date(2027, 0, 1, 9));
  act(() => {
    wake();
  });
  expect(screen.getAllByText('2027: 0 of 3 evaluations')).not.toEqual([]);
  expect(screen.queryByText(/^2026:/)).toBeNull();
  expect(displayedDetails()['Last evaluated']).toBe('Not in this period');
});

/** The app and the mock network run on real timers. */
const EXCEPT_DATE = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
  ...(['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame', 'hrtime'] as const),
  ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
];
