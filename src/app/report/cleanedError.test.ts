import { cleanedError } from './cleanedError';

const thrown = (error: Error, stack = '') => Object.assign(error, { stack });

test.each([
  [
    "Cannot read properties of undefined (reading 'name')",
    'Cannot read properties of undefined (reading …)',
  ],
  ['Invalid time value', 'Invalid time value'],
  ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
  ['Failed to fetch', 'Failed to fetch'],
  [
    'Minified React error #31; visit https://react.dev/errors/31?args[]=Ada',
    'Minified React error #31',
  ],
  ['Ada Lovelace (ada@example.com) is not a function', '… (…) is not a function'],
  ['Employee 4711 of 12', '… of …'],
  ['Something went wrong', 'Something went wrong'],
])('the message %j is sent as %j', (message, cleaned) => {
  expect(cleanedError(thrown(new TypeError(message))).message).toBe(cleaned);
});

test('a long message is cut', () => {
  expect(cleanedError(thrown(new Error('is not '.repeat(1_000)))).message.length).toBeLessThan(201);
});

test('of a stack, the places in files of the build are sent', () => {
  const chrome = `TypeError: Ada
    at Ada.<anonymous> (http://localhost/assets/home-Cx1b2Y3z.js:1:204)
    at http://localhost/assets/react-A_b-C123.js:2:3
    at http://localhost/employee-profile/4711:1:2
    at https://cdn.example/assets/other-12345678.js:1:2`;
  const firefox = `render@http://localhost/assets/home-Cx1b2Y3z.js:1:204
@http://localhost/assets/react-A_b-C123.js:2:3`;
  for (const stack of [chrome, firefox]) {
    expect(cleanedError(thrown(new TypeError('Ada'), stack))).toEqual({
      name: 'TypeError',
      message: '…',
      stack: ['assets/home-Cx1b2Y3z.js:1:204', 'assets/react-A_b-C123.js:2:3'],
    });
  }
});

test('of a long stack, the first ten places are sent', () => {
  const line = 'at http://localhost/assets/home-Cx1b2Y3z.js:1:2\n';
  expect(cleanedError(thrown(new Error(''), line.repeat(50))).stack).toHaveLength(10);
});

test.each([['Ada'], [{ name: 'Ada' }], [null], [7]])('of %j, only the type is sent', (value) => {
  expect(cleanedError(value)).toEqual({ name: typeof value, message: '', stack: [] });
});

test('an exception of the browser has its own name, and another one none', () => {
  expect(cleanedError(new DOMException('The quota', 'QuotaExceededError')).name).toBe(
    'QuotaExceededError',
  );
  expect(cleanedError(Object.assign(new Error(''), { name: 'Ada Lovelace' })).name).toBe('Error');
});
