import { reportedError } from './outbox';

const thrown = (stack: string, message = 'Ada') => Object.assign(new TypeError(message), { stack });

const CHROME = `TypeError: Ada
    at Ada.<anonymous> (http://localhost/assets/home-Cx1b2Y3z.js:1:204)
    at http://localhost/assets/react-A_b-C123.js:2:3
    at http://localhost/employee-profile/4711:1:2
    at https://cdn.example/assets/other-12345678.js:1:2`;
const FIREFOX = `render@http://localhost/assets/home-Cx1b2Y3z.js:1:204
@http://localhost/assets/react-A_b-C123.js:2:3`;

test.each([CHROME, FIREFOX])(
  'of an error, type, places in the build and route are sent',
  (stack) => {
    expect(reportedError(thrown(stack), '/results')).toEqual({
      name: 'TypeError',
      stack: ['assets/home-Cx1b2Y3z.js:1:204', 'assets/react-A_b-C123.js:2:3'],
      route: '/results',
    });
  },
);

test('a message that looks like a place is no place', () => {
  const message = 'Ada\n at http://localhost/assets/Ada.js:1:2';
  expect(reportedError(thrown(`TypeError: ${message}\n${FIREFOX}`, message), '/').stack).toEqual([
    'assets/home-Cx1b2Y3z.js:1:204',
    'assets/react-A_b-C123.js:2:3',
  ]);
});

test('of a long stack, the first ten places are sent', () => {
  expect(reportedError(thrown(`${FIREFOX}\n`.repeat(50)), '/').stack).toHaveLength(10);
});

test.each(['Ada', { name: 'Ada' }, null, 7])('of %j, only the type is sent', (value) => {
  expect(reportedError(value, '/')).toEqual({ name: typeof value, stack: [], route: '/' });
});

test('an exception of the browser has its own name, and another one none', () => {
  const exception = new DOMException('The quota', 'QuotaExceededError');
  expect(reportedError(exception, '/').name).toBe('QuotaExceededError');
  const ada = Object.assign(new Error(''), { name: 'Ada Lovelace' });
  expect(reportedError(ada, '/').name).toBe('Error');
});
