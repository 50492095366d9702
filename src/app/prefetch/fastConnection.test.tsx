import { act, screen } from '@testing-library/react';
import { renderApp } from '../../../test/app/renderApp';

const mockLoaded: string[] = [];

jest.mock('../../features/evaluations/dialogs/EvaluationDialog', () => {
  mockLoaded.push('dialog');
  return jest.requireActual<object>('../../features/evaluations/dialogs/EvaluationDialog');
});

/** Opens Home on a connection of this type, and waits. */
async function waitOnHome(effectiveType: string, milliseconds: number) {
  if (!navigator.connection)
    throw new Error('test/setup/setupScreens.ts must set navigator.connection');
  jest.replaceProperty(navigator.connection, 'saveData', false);
  jest.replaceProperty(navigator.connection, 'effectiveType', effectiveType);
  const { unmount } = renderApp();
  await screen.findAllByRole('link', { name: 'View Profile' });
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  unmount();
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('only a fast connection loads a dialog before the pointer is on its button, after five seconds', async () => {
  await waitOnHome('3g', 20_000);
  await waitOnHome('4g', 4_000);
  expect(mockLoaded).toEqual([]);
  await waitOnHome('4g', 20_000);
  expect(mockLoaded).toEqual(['dialog']);
});
