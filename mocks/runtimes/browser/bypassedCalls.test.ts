import { createBypassedCalls } from './bypassedCalls';

describe('a call that has ended', () => {
  const ORIGIN = 'https://example.com';
  const name = `${ORIGIN}/api/employees?search=a`;
  const ended = { name, initiatorType: 'xmlhttprequest', startTime: 100, responseEnd: 200 };

  test('has bypassed the mock if the mock has not seen it', () => {
    expect(createBypassedCalls(ORIGIN).pathIfBypassed(ended)).toBe('/api/employees');
  });

  test('has not bypassed the mock if the mock has seen it in that time, once for each call', () => {
    const calls = createBypassedCalls(ORIGIN);
    calls.addMocked(name, 110);
    expect(calls.pathIfBypassed(ended)).toBeUndefined();
    expect(calls.pathIfBypassed(ended)).toBe('/api/employees');
  });

  test('has bypassed the mock if the mock has seen only an earlier call, which was cancelled', () => {
    const calls = createBypassedCalls(ORIGIN);
    calls.addMocked(name, 50);
    expect(calls.pathIfBypassed(ended)).toBe('/api/employees');
  });

  test.each([
    ['another origin', { name: 'https://api.example.com/api/employees' }],
    ['a module', { name: `${ORIGIN}/src/api/client.ts` }],
    ['an image', { initiatorType: 'img' }],
  ])('is ignored if it is for %s', (_what, difference) => {
    expect(createBypassedCalls(ORIGIN).pathIfBypassed({ ...ended, ...difference })).toBeUndefined();
  });
});
