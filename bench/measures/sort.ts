import { timeOf } from '../browser';
import { sorted } from '../floor/rule';
import type { Line } from '../table';
import { openEmployees, rowsOf } from './employeesPage';
import { alternately, type Bench, type Measure, type Subject } from './measure';

/** Clicks, one after the other. The first on a column has to compare its texts. */
const CLICKS = [
  { header: 'Name', field: 'name', direction: 'asc' },
  { header: 'Name', field: 'name', direction: 'desc' },
  { header: 'Email', field: 'email', direction: 'asc' },
  { header: 'Email', field: 'email', direction: 'desc' },
  { header: 'Name', field: 'name', direction: 'asc' },
] as const;

const PAUSE = 400;

/** From the click on a header to painted rows, on a slow processor. */
export const sort: Measure = async (bench) => {
  const lines: Line[] = [];
  for (const size of [10_000, 100_000]) {
    bench.answers.size = size;
    const rounds = Math.max(1, Math.round(bench.samples / 2));
    const { app, plain } = await alternately(rounds, (subject) => click(bench, subject));
    const name = `Sorting of ${size.toLocaleString('en')}: click to painted rows`;
    lines.push(
      {
        name,
        unit: 'ms',
        of: 'median',
        app: app.flat().map(({ time }) => time),
        floor: plain.flat().map(({ time }) => time),
        target: { times: 1.5 },
      },
      {
        name: `${name}, first click on the column`,
        unit: 'ms',
        of: 'median',
        app: app
          .flat()
          .filter(({ isFirst }) => isFirst)
          .map(({ time }) => time),
        floor: plain
          .flat()
          .filter(({ isFirst }) => isFirst)
          .map(({ time }) => time),
        target: { times: 1.5 },
      },
    );
  }
  return lines;
};

async function click(bench: Bench, subject: Subject) {
  const employees = bench.answers.employees();
  const { page, close } = await openEmployees(bench, subject);
  const clicks: { time: number; isFirst: boolean }[] = [];
  const seen = new Set<string>();
  for (const { header, field, direction } of CLICKS) {
    const expected = rowsOf(sorted(employees, field, direction));
    const place = await page
      .getByRole('columnheader', { name: header })
      .getByText(header)
      .boundingBox();
    if (!place) throw new Error(`No header ${header}`);
    await page.waitForTimeout(PAUSE);
    const time = await timeOf(page, 'click', expected, () =>
      page.mouse.click(place.x + 5, place.y + place.height / 2),
    );
    clicks.push({ time, isFirst: !seen.has(field) });
    seen.add(field);
  }
  await close();
  return clicks;
}
