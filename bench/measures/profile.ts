import type { Page } from '@playwright/test';
import { heapAfter } from '../../e2e/support/heap';
import { PAGE_SIZE } from '../../src/domain/constants';
import { alternately, type Bench, type Measure } from '../support/bench';
import { launch, openPage, SLOW_PROCESSOR, timeOf, type OpenPage } from '../support/browser';
import { rowsOf } from '../support/expectedRows';
import type { Condition } from '../support/probe';
import type { Site } from '../support/sites';
import type { Line } from '../support/table';

const ROUNDS = 100;

/** Milliseconds between pressing and releasing the mouse button, as users do it. */
const PRESS = 80;

/** Milliseconds from the text of a profile to Back. The charts are drawn in that time. */
const READING = 500;
/** The same in the rounds that fill the heap, which run at full speed. */
const UNTIL_CHARTS = 150;

/** A profile with five evaluations. Their rows have a button, and no address as the rows of employees. */
const PROFILE: Condition = {
  selector: 'main tbody tr:has(td:nth-child(5)):has(button):not(:has([title*="@"]))',
  count: 5,
};

/** The time from the list to a profile and back, and the growth of the heap in a hundred rounds. */
export const profile: Measure = async (bench) => {
  bench.answers.size = 1_000;
  const lines: Line[] = [];
  const rounds = Math.max(1, Math.round(bench.samples / 3));
  for (const [times, press, speed] of [
    [1, PRESS, 'full speed'],
    [1, 0, 'full speed, let go at once'],
    [SLOW_PROCESSOR, PRESS, 'slow processor'],
  ] as const) {
    const samplesOf = await alternately(['app', 'tripLibraries', 'plain'], rounds, (site) =>
      visit(bench, site, times, press),
    );
    const line = (what: string, of: (trip: Trip) => number, limit: number): Line => ({
      name: `${what}, ${speed}: click to painted`,
      unit: 'ms',
      of: 'median',
      app: samplesOf('app').flat().map(of),
      plain: samplesOf('plain').flat().map(of),
      libraries: samplesOf('tripLibraries').flat().map(of),
      target: { times: limit, baseline: 'plain' },
    });
    lines.push(
      line('List to profile', ({ there }) => there, 1.3),
      line('Profile back to list', ({ back }) => back, 1.5),
    );
  }
  const growthsOf = await alternately(['app', 'tripLibraries', 'plain'], rounds, (site) =>
    growthOf(bench, site),
  );
  lines.push({
    name: `Heap: growth a round, ${ROUNDS} rounds`,
    unit: 'KB',
    of: 'median',
    app: growthsOf('app'),
    plain: growthsOf('plain'),
    libraries: growthsOf('tripLibraries'),
    target: { most: 5 },
  });
  return lines;
};

/** Milliseconds. */
interface Trip {
  there: number;
  back: number;
}

/** Opens each of ten profiles once, so that no data are cached. */
async function visit(bench: Bench, site: Site, times: number, press: number): Promise<Trip[]> {
  const { page, slowDown, close } = await openList(bench, site);
  await slowDown(times);
  const trips: Trip[] = [];
  for (let row = 0; row < PAGE_SIZE; row += 1) {
    trips.push(await roundTrip(bench, page, row, { press, reading: READING }));
  }
  await close();
  return trips;
}

async function openList({ browser, answers, origins }: Bench, site: Site): Promise<OpenPage> {
  const expected = rowsOf(answers.employees());
  const opened = await openPage(browser, `${origins[site]}/`, { expected });
  await opened.page.evaluate(() => window.bench.painted);
  await opened.settled();
  return opened;
}

async function roundTrip(
  { answers }: Bench,
  page: Page,
  row: number,
  { press, reading }: { press: number; reading: number },
): Promise<Trip> {
  const id = answers.employees()[row]?._id ?? '';
  const link = page.locator(`:not([inert] *)[href$="/${id}"]`).first();
  const there = await timeOf(page, 'click', PROFILE, () => link.click({ delay: press }));
  await page.waitForTimeout(reading);
  const back = await timeOf(page, 'now', rowsOf(answers.employees()), () =>
    page.evaluate(() => {
      history.back();
    }),
  );
  await page.waitForTimeout(50);
  return { there, back };
}

/** Kilobytes a round, including compiled code. */
async function growthOf(bench: Bench, site: Site): Promise<number> {
  const browser = await launch();
  const { page, client } = await openList({ ...bench, browser }, site);
  const runRound = (round: number) =>
    roundTrip(bench, page, round % PAGE_SIZE, { press: 0, reading: UNTIL_CHARTS });
  // The browser's list of fetched resources is not part of the app's heap.
  await page.evaluate(() => {
    performance.setResourceTimingBufferSize(0);
    performance.clearResourceTimings();
  });
  // After the first hundred rounds all long-lived objects exist, such as cache entries.
  const before = await heapAfter(client, ROUNDS, runRound);
  const after = await heapAfter(client, ROUNDS, runRound);
  await browser.close();
  return ((after - before) * 1_000) / ROUNDS;
}
