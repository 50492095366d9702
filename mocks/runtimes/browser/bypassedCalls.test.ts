import { createBypassedCalls, updateBypassed } from './bypassedCalls';

describe('a call that has ended', () => {
  const ORIGIN = 'https://example.com';
  const name = `${ORIGIN}/api/employees?search=a`;
  const ended = {
    name,
    initiatorType: 'xmlhttprequest',
    startTime: 100,
    responseEnd: 200,
    responseStart: 150,
  };
  const call = { path: '/api/employees', startTime: 100 };

  test('has bypassed the mock if the mock has not seen it', () => {
    expect(createBypassedCalls(ORIGIN).finish(ended)).toEqual({ ...call, isMocked: false });
  });

  test('has not bypassed the mock if the mock has seen it in that time, once for each call', () => {
    const calls = createBypassedCalls(ORIGIN);
    calls.addMocked(name, 110);
    expect(calls.finish(ended)).toEqual({ ...call, isMocked: true });
    expect(calls.finish(ended)).toEqual({ ...call, isMocked: false });
  });

  test('has bypassed the mock if the mock has seen only an earlier call, which was cancelled', () => {
    const calls = createBypassedCalls(ORIGIN);
    calls.addMocked(name, 50);
    expect(calls.finish(ended)).toEqual({ ...call, isMocked: false });
  });

  test('is ignored if it was cancelled', () => {
    const calls = createBypassedCalls(ORIGIN);
    expect(calls.finish({ ...ended, responseStart: 0 })).toBeUndefined();
  });

  test.each([
    ['another origin', { name: 'https://api.example.com/api/employees' }],
    ['a module', { name: `${ORIGIN}/src/api/client.ts` }],
    ['an image', { initiatorType: 'img' }],
  ])('is ignored if it is for %s', (_what, difference) => {
    expect(createBypassedCalls(ORIGIN).finish({ ...ended, ...difference })).toBeUndefined();
  });
});

describe('the last bypassed call', () => {
  const bypassed = { path: '/api/employees', startTime: 100 };
  const mocked = { path: '/api/evaluations', isMocked: true };

  test('is the one that has just ended', () => {
    const call = { path: '/api/evaluations', startTime: 110, isMocked: false };
    expect(updateBypassed(bypassed, call)).toEqual({ path: '/api/evaluations', startTime: 110 });
  });

  test('is forgotten when a later call has reached the mock', () => {
    expect(updateBypassed(bypassed, { ...mocked, startTime: 110 })).toBeUndefined();
  });

  test('stays when a call has ended that reached the mock before it', () => {
    expect(updateBypassed(bypassed, { ...mocked, startTime: 90 })).toBe(bypassed);
  });
});
