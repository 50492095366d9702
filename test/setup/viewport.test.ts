import './setupScreens';
import { setViewportWidth } from './viewport';

const matches = (query: string) => window.matchMedia(query).matches;

test('the default window is a desktop', () => {
  expect(window.innerWidth).toBe(1280);
  expect(matches('(min-width:1200px)')).toBe(true);
  expect(matches('(max-width: 599.95px)')).toBe(false);
});

test('minimum, maximum, lists and other conditions are supported', () => {
  setViewportWidth(700);
  expect(matches('only screen and (min-width:600px) and (max-width:899.95px)')).toBe(true);
  expect(matches('(min-width:900px), (max-width:700px)')).toBe(true);
  expect(matches('(min-width:43.75rem)')).toBe(true);
  expect(matches('(max-width:43.74rem)')).toBe(false);
  expect(matches('print')).toBe(false);
  expect(matches('(prefers-reduced-motion: reduce)')).toBe(false);
});

test('a change event fires only when a query starts or stops matching', () => {
  const listener = jest.fn<undefined, [Event]>();
  const deprecated = jest.fn<undefined, [Event]>();
  const query = window.matchMedia('(max-width:600px)');
  query.addEventListener('change', listener);
  // oxlint-disable-next-line typescript/no-deprecated -- what MUI calls
  query.addListener(deprecated);
  setViewportWidth(1000);
  expect(listener).not.toHaveBeenCalled();
  setViewportWidth(375);
  setViewportWidth(360);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(query.matches).toBe(true);
  setViewportWidth(1280);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(deprecated).toHaveBeenCalledTimes(2);
});
