import { expectConsoleError } from '../../../test/setup/console';
import { loadOrReload } from './loadOrReload';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** jsdom says so instead of loading a page. */
const RELOAD = /Not implemented: navigation/;

/** What has come of it: the screen's failure, or nothing yet because the page is about to go. */
const outcome = (loading: Promise<unknown>) =>
  Promise.race([
    loading.then(String, String),
    new Promise((resolve) => setTimeout(resolve, 20, 'waits for the page to go')),
  ]);

const WAITS = 'waits for the page to go';
const FAILS = 'Error: Something went wrong';

/** What index.html of a build holds. */
function openBuild(entry: string) {
  document.head.innerHTML = `<script type="module" src="/assets/${entry}.js"></script>`;
}

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test('code that is there is answered', async () => {
  expect(await loadOrReload(() => Promise.resolve('code'))).toBe('code');
  expect(sessionStorage.getItem('reloaded')).toBeNull();
});

test('a build without a piece of its code is loaded again once', async () => {
  openBuild('start-1');
  expectConsoleError(RELOAD);
  expect(await outcome(loadOrReload(missing))).toBe(WAITS);
  expect(await outcome(loadOrReload(missing))).toBe(FAILS);
  expect(await outcome(loadOrReload(missing))).toBe(FAILS);
});

test('builds that take turns are loaded again once each', async () => {
  expectConsoleError(RELOAD);
  expectConsoleError(RELOAD);
  const outcomes = [];
  for (const build of ['start-1', 'start-2', 'start-1', 'start-2', 'start-1']) {
    openBuild(build);
    outcomes.push(await outcome(loadOrReload(missing)));
  }
  expect(outcomes).toEqual([WAITS, WAITS, FAILS, FAILS, FAILS]);
});

test('the failure tells what it was', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(loadOrReload(missing)).rejects.toMatchObject({
    message: 'Something went wrong',
    cause: { message: 'Failed to fetch dynamically imported module' },
  });
});

describe('the page is not loaded again', () => {
  test('offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await outcome(loadOrReload(missing))).toBe(FAILS);
  });

  test.each(['getItem', 'setItem'] as const)('where %s is blocked', async (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    expect(await outcome(loadOrReload(missing))).toBe(FAILS);
  });

  test('over a form in a dialog', async () => {
    document.body.innerHTML = '<div role="dialog"><form></form></div>';
    expect(await outcome(loadOrReload(missing))).toBe(FAILS);
  });
});
