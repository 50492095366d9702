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
  return [
    lineOf(`${screen.name}, full speed`, await openAll(false), (time) => time),
    lineOf(`${screen.name}, slow`, await openAll(true), (time) => time),
  ];
}

/** Milliseconds. */
async function open(
  { browser, origins }: Bench,
  { path, signedIn, shown }: Screen,
  site: Site,
  isSlow: boolean,
): Promise<number> {
  const opening = { signedIn, isSlow, expected: { selector: shown } };
  const { page, close } = await openPage(browser, `${origins[site]}${path}`, opening);
  const time = await page.evaluate(() => window.bench.painted);
  await close();
  return time;
}
