import { alternately, type Bench, type Measure } from '../support/bench';
import { timeOf } from '../support/browser';
import { openEmployees } from '../support/employeesPage';
import { rowsOf, sorted } from '../support/expectedRows';
import type { Site } from '../support/sites';
import type { Line } from '../support/table';

/** The clicks, in order. The first on a column may have to compare its texts. */
const CLICKS = [
  { header: 'Name', field: 'name', direction: 'asc' },
  { header: 'Name', field: 'name', direction: 'desc' },
  { header: 'Email', field: 'email', direction: 'asc' },
  { header: 'Email', field: 'email', direction: 'desc' },
  { header: 'Name', field: 'name', direction: 'asc' },
] as const;

const PAUSE = 400;

/** The time from the click on a header to painted rows, on a slow processor. */
export const sort: Measure = async (bench) => {
  const lines: Line[] = [];
  for (const size of [10_000, 100_000]) {
    bench.answers.size = size;
    const rounds = Math.max(1, Math.round(bench.samples / 2));
    const samplesOf = await alternately(['app', 'tripLibraries', 'plain'], rounds, (site) =>
      click(bench, site),
    );
    const line = (what: string, of: Line['of'], valuesOf: (sample: Sample) => number[]) => ({
      name: `Sorting of ${size.toLocaleString('en')}: ${what}`,
      unit: 'ms' as const,
      of,
      app: samplesOf('app').flatMap(valuesOf),
      plain: samplesOf('plain').flatMap(valuesOf),
      libraries: samplesOf('tripLibraries').flatMap(valuesOf),
    });
    const target = { times: 1.5, baseline: 'plain' } as const;
    lines.push(
      { ...line('click to painted rows', 'median', ({ all }) => all), target },
      {
        ...line('first click on a column to painted rows', 'median', ({ first }) => first),
        target,
      },
      {
        ...line('longest task from first rows to rest', 'max', (sample) => [sample.longestBefore]),
        target: { most: 200 },
      },
    );
  }
  return lines;
};

/** Milliseconds. */
interface Sample {
  all: number[];
  first: number[];
  longestBefore: number;
}

async function click(bench: Bench, site: Site): Promise<Sample> {
  const employees = bench.answers.employees();
  const { page, longestBefore, close } = await openEmployees(bench, site);
  const all: number[] = [];
  const first: number[] = [];
  const seen = new Set<string>();
  for (const { header, field, direction } of CLICKS) {
    const expected = rowsOf(sorted(employees, field, direction, site));
    const text = page.getByRole('columnheader', { name: header }).getByText(header).first();
    const box = await text.boundingBox();
    if (!box) throw new Error(`No header ${header}`);
    await page.waitForTimeout(PAUSE);
    const time = await timeOf(page, 'click', expected, () =>
      page.mouse.click(box.x + 5, box.y + box.height / 2),
    );
    all.push(time);
    if (!seen.has(field)) first.push(time);
    seen.add(field);
  }
  await close();
  return { all, first, longestBefore };
}
