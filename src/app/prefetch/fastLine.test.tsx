import { act, screen } from '@testing-library/react';
import { renderApp } from '../../../test/app/renderApp';

const mockLoaded: string[] = [];

jest.mock('../../features/evaluations/dialogs/EvaluationDialog', () => {
  mockLoaded.push('dialog');
  return jest.requireActual<object>('../../features/evaluations/dialogs/EvaluationDialog');
});

/** Opens Home on a line that the browser calls so, and waits. */
async function waitOnHome(effectiveType: string) {
  if (!navigator.connection) throw new Error('test/setup/setupScreens.ts sets it');
  jest.replaceProperty(navigator.connection, 'saveData', false);
  jest.replaceProperty(navigator.connection, 'effectiveType', effectiveType);
  const { unmount } = renderApp();
  await screen.findAllByRole('link', { name: 'View Profile' });
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  unmount();
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a slow line loads no dialog that nobody has come near, a fast one does after five seconds', async () => {
  await waitOnHome('3g');
  expect(mockLoaded).toEqual([]);
  await waitOnHome('4g');
  expect(mockLoaded).toEqual(['dialog']);
});
