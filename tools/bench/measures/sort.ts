import { alternately, lineOf, type Bench, type Measure, type Site } from '../bench';
import { SLOW_PROCESSOR, timeOf } from '../browser';
import { openEmployees, rowsOf } from '../employees';

/** The clicks, in order. The first click on a column may have to compare its texts. */
const CLICKS = [
  { header: 'Name', field: 'name', sign: 1, isFirst: true },
  { header: 'Name', field: 'name', sign: -1, isFirst: false },
  { header: 'Email', field: 'email', sign: 1, isFirst: true },
  { header: 'Email', field: 'email', sign: -1, isFirst: false },
  { header: 'Name', field: 'name', sign: 1, isFirst: false },
] as const;

const PAUSE = 400;

/** The plain page compares by code unit, which is quicker than with a collator. */
const COMPARE: Record<Site, (a: string, b: string) => number> = {
  app: new Intl.Collator('en-GB', { numeric: true }).compare,
  plain: (a, b) => (a === b ? 0 : a < b ? -1 : 1),
};

/** From the click on a header to painted rows, on a slow processor. */
export const sort: Measure = async (bench) => {
  bench.answers.size = bench.many;
  const samples = await alternately(Math.ceil(bench.samples / 2), (site) => clickAll(bench, site));
  const name = `Sort of ${bench.many.toLocaleString('en')}, slow`;
  return [
    lineOf(name, samples, (clicks) => clicks.map(({ time }) => time)),
    lineOf(`${name}: first click on a column`, samples, (clicks) =>
      clicks.filter(({ isFirst }) => isFirst).map(({ time }) => time),
    ),
  ];
};

async function clickAll(bench: Bench, site: Site) {
  const { page, slowDown, close } = await openEmployees(bench, site);
  await slowDown(SLOW_PROCESSOR);
  const clicks = [];
  for (const { header, field, sign, isFirst } of CLICKS) {
    const sorted = bench.answers
      .employees()
      .toSorted((a, b) => sign * COMPARE[site](a[field] ?? '', b[field] ?? ''));
    const text = page.getByRole('columnheader', { name: header }).getByText(header).first();
    const box = await text.boundingBox();
    if (!box) throw new Error(`No header ${header}`);
    await page.waitForTimeout(PAUSE);
    // The checks of the locator's `click()` are work for the page.
    const click = () => page.mouse.click(box.x + 5, box.y + box.height / 2);
    clicks.push({ isFirst, time: await timeOf(page, 'click', rowsOf(sorted), click) });
  }
  await close();
  return clicks;
}
