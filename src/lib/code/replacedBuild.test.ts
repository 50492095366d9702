import { expectConsoleError } from '../../../test/setup/console';
import { reloadReplacedBuild } from './replacedBuild';

/** jsdom logs this error instead of loading a page. */
const RELOAD = /Not implemented: navigation/;

/** Writes the script of a build into the page, like its index.html. */
function openBuild(entry: string) {
  document.head.innerHTML = `<script type="module" src="/assets/${entry}.js"></script>`;
}

/** Dispatches the event that Vite dispatches when a chunk cannot be loaded. */
function missCode() {
  window.dispatchEvent(new Event('vite:preloadError'));
  jest.advanceTimersByTime(1_000);
}

beforeAll(reloadReplacedBuild);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test('the page is reloaded once if a chunk is missing', () => {
  openBuild('start-1');
  expectConsoleError(RELOAD);
  missCode();
  missCode();
});

test('the page is reloaded once for each of two alternating builds', () => {
  expectConsoleError(RELOAD);
  expectConsoleError(RELOAD);
  for (const build of ['start-1', 'start-2', 'start-1', 'start-2', 'start-1']) {
    openBuild(build);
    missCode();
  }
});

test('the reload waits until a toast without its code has gone', () => {
  document.body.innerHTML = '<p data-without-code="">Failed to save</p>';
  missCode();
  expectConsoleError(RELOAD);
  document.body.innerHTML = '';
  jest.advanceTimersByTime(1_000);
});

test('an empty form or the text of a search does not delay the reload', () => {
  openBuild('start-3');
  document.body.innerHTML =
    '<form><input value="" /></form><form role="search"><input value="ada" /></form>';
  expectConsoleError(RELOAD);
  missCode();
});

// An unexpected message of the console, such as that of a reload, fails a test.
describe('the page is not reloaded', () => {
  test('while it is offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    missCode();
  });

  test.each(['getItem', 'setItem'] as const)('if %s is blocked', (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    missCode();
  });

  test.each([
    ['a typed note', '<form><input value="" /><textarea>A note</textarea></form>'],
    ['a visible password', '<form><input type="text" value="secret" /></form>'],
  ])('if it has %s', (_what, html) => {
    document.body.innerHTML = html;
    missCode();
  });
});
