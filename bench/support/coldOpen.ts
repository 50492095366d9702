import { alternately, type Bench } from './bench';
import { openPage } from './browser';
import type { Condition } from './probe';
import type { Baseline, Site } from './sites';
import type { Line } from './table';

interface Screen {
  name: string;
  path: string;
  signedIn: boolean;
  expected: Condition;
  /** The baseline with the libraries of the screen, and the naive baseline if there is one. */
  libraries: Baseline;
  naive?: Baseline;
  targets: Targets;
}

/** Upper limits: kilobytes, numbers of requests, and multiples of a baseline. */
interface Targets {
  size: number;
  settledSize?: number;
  settledRequests?: number;
  /** A multiple of the page without a framework. */
  fullSpeed?: number;
  slow: number;
  /** A multiple of the naive page. */
  processorTime?: number;
}

/** Opens a screen with an empty cache, at full speed and throttled, and waits until it has settled. */
export async function coldOpen(bench: Bench, screen: Screen): Promise<Line[]> {
  const { name, libraries, naive, targets } = screen;
  const sites: Site[] = ['app', 'plain', libraries, ...(naive ? [naive] : [])];
  const openAll = (slow: boolean) =>
    alternately(sites, bench.samples, (site) => open(bench, screen, site, slow));
  const full = await openAll(false);
  const slow = await openAll(true);

  const line = (
    samplesOf: (site: Site) => Opened[],
    unit: Line['unit'],
    what: string,
    of: (opened: Opened) => number,
    target?: Line['target'],
  ): Line => ({
    name: `${name}${what}`,
    unit,
    of: 'median',
    app: samplesOf('app').map(of),
    plain: samplesOf('plain').map(of),
    libraries: samplesOf(libraries).map(of),
    ...(naive && { naive: samplesOf(naive).map(of) }),
    ...(target && { target }),
  });
  const most = (limit: number | undefined) => (limit === undefined ? undefined : { most: limit });
  const times = (limit: number | undefined, baseline: 'plain' | 'naive') =>
    limit === undefined ? undefined : { times: limit, baseline };
  const { size, settledSize, settledRequests, processorTime } = targets;

  return [
    line(full, 'KB', ': JavaScript', (opened) => opened.size, most(size)),
    line(full, '', ': requests', ({ requests }) => requests),
    line(full, 'KB', ' at rest: JavaScript', (opened) => opened.settledSize, most(settledSize)),
    line(full, '', ' at rest: requests', (opened) => opened.settledRequests, most(settledRequests)),
    line(
      full,
      'ms',
      ' at rest: processor time',
      (opened) => opened.processorTime,
      times(processorTime, 'naive'),
    ),
    ...[
      { speed: 'full speed', samplesOf: full, painted: targets.fullSpeed },
      { speed: 'slow', samplesOf: slow, painted: targets.slow },
    ].flatMap(({ speed, samplesOf, painted }) => [
      line(samplesOf, 'ms', `, ${speed}: painted`, ({ time }) => time, times(painted, 'plain')),
      line(samplesOf, 'ms', `, ${speed}: blocked until then`, ({ blocked }) => blocked),
      line(samplesOf, 'ms', `, ${speed}: blocked afterwards`, ({ blockedLater }) => blockedLater),
    ]),
  ];
}

interface Opened {
  /** Milliseconds until the screen is painted. */
  time: number;
  /** Kilobytes of JavaScript that have loaded by then. */
  size: number;
  requests: number;
  /** Kilobytes of JavaScript when the page has settled. */
  settledSize: number;
  settledRequests: number;
  /** Blocking time until then: the milliseconds over 50 of the long tasks. */
  blocked: number;
  blockedLater: number;
  /** Milliseconds of work on the main thread until the page has settled. */
  processorTime: number;
}

async function open(
  { browser, origins }: Bench,
  { path, signedIn, expected }: Screen,
  site: Site,
  slow: boolean,
): Promise<Opened> {
  const { page, settled, close } = await openPage(browser, `${origins[site]}${path}`, {
    signedIn,
    slow,
    expected,
  });
  const time = await page.evaluate(() => window.bench.painted);
  const processorTime = await settled();
  const { resources, tasks } = await page.evaluate(() => ({
    tasks: window.bench.tasks,
    resources: performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map((entry) => ({
        name: entry.name,
        start: entry.startTime,
        end: entry.responseEnd,
        size: entry.encodedBodySize,
      })),
  }));
  await close();

  // A preloaded script has two entries.
  const files = [...new Map(resources.map((entry) => [entry.name, entry])).values()];
  const scripts = files.filter((file) => file.name.endsWith('.js'));
  const sizeOf = (counted: typeof files) =>
    counted.reduce((total, { size }) => total + size / 1_000, 0);
  const over = (isCounted: (start: number) => boolean) =>
    tasks
      .filter(({ start }) => isCounted(start))
      .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0);
  return {
    time,
    size: sizeOf(scripts.filter(({ end }) => end <= time)),
    // Plus one for the document.
    requests: files.filter(({ start }) => start <= time).length + 1,
    settledSize: sizeOf(scripts),
    settledRequests: files.length + 1,
    blocked: over((start) => start < time),
    blockedLater: over((start) => start >= time),
    processorTime,
  };
}
