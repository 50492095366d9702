import { act, fireEvent, screen } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { gate } from '../../../test/calls/gate';
import { renderApp } from '../../../test/app/renderApp';

/** Presses Print while an evaluation is loading. */
async function pressPrint() {
  const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
  const app = renderApp({ path: '/evaluation/evaluation-0001' });
  const { opened, open } = gate();
  server.use(http.get('*/api/evaluations/evaluation-0001', () => opened.then(() => undefined)));
  const button = await screen.findByRole('button', { name: 'Print' });
  // MSW notices an aborted call in a microtask.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  fireEvent.click(button);
  fireEvent.click(button);
  await pass(1_000);
  expect(print).not.toHaveBeenCalled();
  return { ...app, print, open, pass };
}

test('what is still loading is waited for, and printed once', async () => {
  const { print, open, pass } = await pressPrint();
  open();
  await pass(1_000);
  expect(screen.getByText('Employee Information')).toBeVisible();
  expect(print).toHaveBeenCalledTimes(1);
});

test('what does not come is printed without it', async () => {
  const { print, pass } = await pressPrint();
  await pass(3_900);
  expect(print).not.toHaveBeenCalled();
  await pass(200);
  expect(print).toHaveBeenCalledTimes(1);
});

test.each(['/', '/evaluation/evaluation-0002'])(
  'a user who leaves meanwhile for %s prints nothing',
  async (path) => {
    const { print, pass, router } = await pressPrint();
    act(() => {
      void router.navigate(path);
    });
    await pass(100);
    expect(router.state.location.pathname).toBe(path);
    await pass(10_000);
    expect(print).not.toHaveBeenCalled();
  },
);
