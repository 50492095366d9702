import type { Page } from '@playwright/test';
import { COMPILED_ONCE, heapAfter } from '../../e2e/support/heap';
import { launch, openPage, SLOW_PROCESSOR, timeOf, type OpenPage } from '../browser';
import { PAGE_SIZE } from '../floor/rule';
import type { Condition } from '../probe';
import type { Line } from '../table';
import { rowsOf } from './employeesPage';
import { alternately, type Bench, type Measure, type Site, type Subject } from './measure';

const ROUNDS = 100;

/** Milliseconds from press to click, as people's fingers have it. */
const PRESS = 80;

/** A profile with its evaluations. */
const PROFILE: Condition = {
  selector: 'main tbody tr:has(td:nth-child(5)):not(:has(a))',
  count: 5,
};

/** From the list to a profile and back; what a hundred rounds leave in the heap. */
export const profile: Measure = async (bench) => {
  bench.answers.size = 1_000;
  const lines: Line[] = [];
  for (const [times, press, speed] of [
    [1, PRESS, 'full speed'],
    [1, 0, 'full speed, let go at once'],
    [SLOW_PROCESSOR, PRESS, 'slow processor'],
  ] as const) {
    const visitAll = (site: Site) => visit(bench, site, times, press);
    const rounds = Math.max(1, Math.round(bench.samples / 3));
    const libraries: Trip[] = [];
    const { app, plain } = await alternately(rounds, async (subject) => {
      if (subject === 'plain') libraries.push(...(await visitAll('trip')));
      return visitAll(subject);
    });
    const linesOf = (what: string, of: (trip: Trip) => number, target: number): Line[] => {
      const line = { unit: 'ms', of: 'median', floor: plain.flat().map(of) } as const;
      const name = `${what}, ${speed}`;
      return [
        {
          ...line,
          name: `${name}: click to painted`,
          app: app.flat().map(of),
          target: { times: target },
        },
        { ...line, name: `${name}: its libraries alone`, app: libraries.map(of) },
      ];
    };
    lines.push(
      ...linesOf('List to profile', ({ there }) => there, 1.3),
      ...linesOf('Profile back to list', ({ back }) => back, 1.5),
    );
  }
  const { app, plain } = await alternately(1, (subject) => growthOf(bench, subject));
  lines.push({
    name: `Heap: growth a round, ${ROUNDS} rounds`,
    unit: 'KB',
    of: 'median',
    app,
    floor: plain,
    target: { most: 3 },
  });
  return lines;
};

/** Milliseconds. */
interface Trip {
  there: number;
  back: number;
}

/** Each of the ten profiles for the first time, so that its answers have to be fetched. */
async function visit(bench: Bench, site: Site, times: number, press: number): Promise<Trip[]> {
  const { page, slowDown, close } = await openList(bench, site);
  await slowDown(times);
  const trips: Trip[] = [];
  for (let row = 0; row < PAGE_SIZE; row += 1) {
    trips.push(await roundTrip(bench, page, row, press));
  }
  await close();
  return trips;
}

async function openList({ browser, answers, origins }: Bench, site: Site): Promise<OpenPage> {
  const expected = rowsOf(answers.employees());
  const opened = await openPage(browser, `${origins[site]}/`, { expected });
  await opened.page.evaluate(() => window.bench.painted);
  await opened.page.waitForTimeout(2_500);
  return opened;
}

async function roundTrip(
  { answers }: Bench,
  page: Page,
  row: number,
  press: number,
): Promise<Trip> {
  const id = answers.employees()[row]?._id ?? '';
  const link = page.locator(`:not([inert] *)[href$="/${id}"]`);
  const there = await timeOf(page, 'click', PROFILE, () => link.click({ delay: press }));
  await page.waitForTimeout(50);
  const back = await timeOf(page, 'now', rowsOf(answers.employees()), () =>
    page.evaluate(() => {
      history.back();
    }),
  );
  await page.waitForTimeout(50);
  return { there, back };
}

/** Kilobytes. */
async function growthOf(bench: Bench, subject: Subject): Promise<number> {
  const browser = await launch(...COMPILED_ONCE);
  const { page, client } = await openList({ ...bench, browser }, subject);
  const goRound = (round: number) => roundTrip(bench, page, round % PAGE_SIZE, 0);
  // The browser's own list of what was fetched is no part of the app's heap.
  await page.evaluate(() => {
    performance.setResourceTimingBufferSize(0);
    performance.clearResourceTimings();
  });
  // What is kept for good, as what was read, is there by then.
  const before = await heapAfter(client, ROUNDS, goRound);
  const after = await heapAfter(client, ROUNDS, goRound);
  await browser.close();
  return ((after - before) * 1_000) / ROUNDS;
}
