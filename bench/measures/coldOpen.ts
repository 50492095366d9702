import type { Condition } from '../probe';
import { openPage } from '../browser';
import { FOLDERS, scriptSize } from '../sites';
import type { Line } from '../table';
import type { Bench, Libraries, Site, Subject } from './measure';

/** How long what follows the first picture is watched, in milliseconds. */
const AFTERWARDS = 2_500;

interface Screen {
  name: string;
  path: string;
  signedIn: boolean;
  expected: Condition;
  libraries: Libraries;
  targets: { bytes: number; full?: number; slow: number };
}

/** Opens a screen with an empty cache, at full speed and slow. */
export async function coldOpen(bench: Bench, screen: Screen): Promise<Line[]> {
  const { name, targets } = screen;
  const full = await openAll(bench, screen, false);
  const slow = await openAll(bench, screen, true);
  const floorSize = scriptSize(FOLDERS[screen.libraries]);

  const lines = [
    [full, 'full speed', targets.full] as const,
    [slow, 'slow', targets.slow] as const,
  ].flatMap(([{ app, plain, libraries }, speed, times]): Line[] => {
    const line = (what: string, of: (opened: Opened) => number): Line => ({
      name: `${name}, ${speed}: ${what}`,
      unit: 'ms',
      of: 'median',
      app: app.map(of),
      floor: plain.map(of),
    });
    return [
      { ...line('painted', ({ time }) => time), ...(times && { target: { times } }) },
      {
        ...line('its libraries alone', ({ time }) => time),
        app: libraries.map(({ time }) => time),
      },
      line('blocked until then', ({ blocked }) => blocked),
      line('blocked afterwards', ({ blockedLater }) => blockedLater),
    ];
  });
  return [
    {
      name: `${name}: JavaScript`,
      unit: 'KB',
      of: 'median',
      app: full.app.map(({ size }) => size),
      floor: [floorSize],
      target: { times: targets.bytes },
    },
    {
      name: `${name}: requests`,
      unit: '',
      of: 'median',
      app: full.app.map(({ requests }) => requests),
      floor: full.plain.map(({ requests }) => requests),
    },
    ...lines,
  ];
}

interface Opened {
  /** Milliseconds. */
  time: number;
  /** Kilobytes of JavaScript that had arrived by then. */
  size: number;
  requests: number;
  /** Milliseconds over 50 of the long tasks. */
  blocked: number;
  blockedLater: number;
}

/** One after the other, so that what slows the machine down slows all. */
async function openAll(bench: Bench, screen: Screen, slow: boolean) {
  const opened: Record<Subject | 'libraries', Opened[]> = { app: [], plain: [], libraries: [] };
  for (let round = 0; round < bench.samples; round += 1) {
    opened.app.push(await open(bench, screen, 'app', slow));
    opened.plain.push(await open(bench, screen, 'plain', slow));
    opened.libraries.push(await open(bench, screen, screen.libraries, slow));
  }
  return opened;
}

async function open(
  { browser, origins }: Bench,
  { path, signedIn, expected }: Screen,
  site: Site,
  slow: boolean,
): Promise<Opened> {
  const { page, close } = await openPage(browser, `${origins[site]}${path}`, {
    signedIn,
    slow,
    expected,
  });
  const time = await page.evaluate(() => window.bench.painted);
  await page.waitForTimeout(AFTERWARDS);
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

  // What was sent for and what is run is the same file.
  const files = [...new Map(resources.map((entry) => [entry.name, entry])).values()];
  const scripts = files.filter((file) => file.name.endsWith('.js') && file.end <= time);
  const over = (isCounted: (start: number) => boolean) =>
    tasks
      .filter(({ start }) => isCounted(start))
      .reduce((total, { duration }) => total + Math.max(0, duration - 50), 0);
  return {
    time,
    size: scripts.reduce((total, { size }) => total + size / 1_000, 0),
    // And the page itself.
    requests: files.filter(({ start }) => start <= time).length + 1,
    blocked: over((start) => start < time),
    blockedLater: over((start) => start >= time),
  };
}
