import { alternately, lineOf, type Bench, type Measure, type Site } from '../bench';
import { openPage } from '../browser';
import { ROWS } from '../employees';

/** The sign-in page, until its form is painted. */
export const start: Measure = (bench) =>
  coldOpen(bench, { name: 'Start', path: '/login', signedIn: false, shown: 'input[name="email"]' });

/** Home with a token and 1,000 employees, until its first row is painted. */
export const firstRow: Measure = (bench) =>
  coldOpen(bench, { name: 'First row', path: '/', signedIn: true, shown: ROWS });

interface Screen {
  name: string;
  path: string;
  signedIn: boolean;
  /** A selector. */
  shown: string;
}

/** Opens a screen with an empty cache, at full speed and slow. */
async function coldOpen(bench: Bench, screen: Screen) {
  const openAll = (isSlow: boolean) =>
    alternately(bench.samples, (site) => open(bench, screen, site, isSlow));
  const full = await openAll(false);
  const slow = await openAll(true);
  return [
    lineOf(`${screen.name}, full speed`, full, ({ time }) => time),
    lineOf(`${screen.name}, slow`, slow, ({ time }) => time),
    lineOf(`${screen.name}: JavaScript until then`, full, ({ size }) => size, 'KB'),
  ];
}

async function open(
  { browser, origins }: Bench,
  { path, signedIn, shown }: Screen,
  site: Site,
  isSlow: boolean,
) {
  const { page, close } = await openPage(browser, `${origins[site]}${path}`, {
    signedIn,
    isSlow,
    expected: { selector: shown },
  });
  const time = await page.evaluate(() => window.bench.painted);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, responseEnd, encodedBodySize }) => ({ name, responseEnd, encodedBodySize })),
  );
  await close();
  // A preloaded script has two entries.
  const sizes = new Map(
    scripts
      .filter(({ responseEnd }) => responseEnd <= time)
      .map(({ name, encodedBodySize }) => [name, encodedBodySize / 1_000]),
  );
  return { time, size: [...sizes.values()].reduce((total, size) => total + size, 0) };
}
