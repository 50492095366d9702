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

test('Print waits until everything has loaded and prints once', async () => {
  const { print, open, pass } = await pressPrint();
  open();
  await pass(1_000);
  expect(screen.getByText('Employee Information')).toBeVisible();
  expect(print).toHaveBeenCalledTimes(1);
});

test('after a time limit, the page is printed without what is still loading', async () => {
  const { print, pass } = await pressPrint();
  await pass(3_900);
  expect(print).not.toHaveBeenCalled();
  await pass(200);
  expect(print).toHaveBeenCalledTimes(1);
});

test.each(['/', '/evaluation/evaluation-0002'])(
  'nothing is printed if the user leaves for %s',
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
