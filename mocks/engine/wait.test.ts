import { gate } from '../../test/calls/gate';
import { RELEASED, unlessReleased } from './wait';

test('a signal has one listener, however many wait, and releases those who still do', async () => {
  const change = new AbortController();
  const listen = jest.spyOn(change.signal, 'addEventListener');
  const works = Array.from({ length: 20 }, () => gate());
  const waits = works.map(({ opened }) => unlessReleased(opened, [change.signal]));
  // Node.js warns at more than ten.
  expect(listen).toHaveBeenCalledTimes(1);
  works.slice(0, 5).forEach(({ open }) => {
    open();
  });
  expect(await Promise.all(waits.slice(0, 5))).toEqual(Array<undefined>(5).fill(undefined));
  change.abort();
  expect(await Promise.all(waits.slice(5))).toEqual(Array<symbol>(15).fill(RELEASED));
  expect(await unlessReleased(new Promise(() => undefined), [change.signal])).toBe(RELEASED);
});
