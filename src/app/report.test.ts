import { expectConsoleError, expectConsoleWarning } from '../../test/setup/console';
import { EVERYTHING, SECRETS } from '../../test/values/secrets';
import { failures, logFailure } from '../lib/code/failures';
import { startReport } from './report';

/** jsdom has no performance entries. */
const mockVitals = new Map<string, (metric: { name: string; value: number }) => void>();
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['onCLS', 'onINP', 'onLCP', 'onTTFB'].map((name) => [
      name,
      (listener: () => void) => mockVitals.set(name.slice(2), listener),
    ]),
  ),
);

const sendBeacon = jest.fn();
Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon });

function hide() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const fail = (error: unknown, filename = '') =>
  window.dispatchEvent(new ErrorEvent('error', { error, filename, message: EVERYTHING }));

test.each([
  'https://collector.example/report',
  '//collector.example',
  'http://',
  '\\\\evil.example',
])('no report is sent to %s', (address) => {
  expectConsoleWarning("is not at the API's origin");
  startReport(address);
  expect(failures.onFailure).toBeUndefined();
});

test('errors and Web Vitals are sent without personal data when the page is hidden', () => {
  const places = ['assets/home-Cx1b2Y3z.js:1:204', 'assets/react-A_b-C123.js:2:3'];
  const stack = `Error: ${EVERYTHING}
    at ${EVERYTHING} (http://localhost/${places[0]})
    at http://localhost/employee-profile/${SECRETS.id}?q=${SECRETS.search}:1:2
${SECRETS.name}@http://localhost/${places[1]}`;
  const thrown = (error: Error) => Object.assign(error, { stack });
  window.history.replaceState(null, '', `/employee-profile/${SECRETS.id}?q=${SECRETS.search}`);
  startReport('/report');

  fail(thrown(new TypeError(EVERYTHING)));
  fail(thrown(new TypeError(`another ${EVERYTHING}`)));
  fail(new RangeError(), 'chrome-extension://abc/page.js');
  fail(EVERYTHING);
  expectConsoleError('Something went wrong');
  logFailure({ message: EVERYTHING });
  const reason = thrown(Object.assign(new Error(EVERYTHING), { name: SECRETS.name }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  mockVitals.get('CLS')?.({ name: 'CLS', value: 0.01234 });
  hide();
  hide();

  const route = '/login';
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [[address, text]] = sendBeacon.mock.calls as [[URL, string]];
  expect(address.href).toBe('http://localhost/report');
  expect(JSON.parse(text)).toEqual({
    build: '',
    openedAt: route,
    errors: [
      { name: 'TypeError', stack: places, route },
      { name: 'string', stack: [], route },
      { name: 'object', stack: [], route },
      { name: 'Error', stack: places, route },
    ],
    vitals: { CLS: 0.012 },
  });
});
