import { alternately, type Bench, type Measure } from '../support/bench';
import { timeOf } from '../support/browser';
import { longestTask, openEmployees } from '../support/employeesPage';
import { isSame, rowsOf, searchText } from '../support/expectedRows';
import type { Site } from '../support/sites';
import type { Line } from '../support/table';

/**
 * The search texts, typed letter by letter and deleted again: a position, a date, an e-mail address, and a text without
 * matches. Each is one word without accents (see searchText).
 */
const TEXTS = ['Engineer', '2015-03', 'an.ha', 'zzz'];

/** Milliseconds between two keys. */
const PAUSE = 150;

/** The time from a key to painted rows, on a slow processor. */
export const search: Measure = async (bench) => {
  const lines: Line[] = [];
  for (const size of [10_000, 100_000]) {
    bench.answers.size = size;
    const rounds = Math.max(1, Math.round(bench.samples / 3));
    const samplesOf = await alternately(['app', 'plain'], rounds, (site) => type(bench, site));
    const line = (what: string, of: Line['of'], valuesOf: (sample: Sample) => number[]) => ({
      name: `Search of ${size.toLocaleString('en')}: ${what}`,
      unit: 'ms' as const,
      of,
      app: samplesOf('app').flatMap(valuesOf),
      plain: samplesOf('plain').flatMap(valuesOf),
    });
    const keys = (of: Line['of'], times: number): Line => ({
      ...line('key to painted rows', of, (sample) => sample.times),
      target: { times, baseline: 'plain' },
    });
    lines.push(
      keys('median', 1.5),
      keys('p95', 3),
      line('longest task', 'max', ({ longest }) => [longest]),
    );
  }
  return lines;
};

/** Milliseconds. */
interface Sample {
  times: number[];
  longest: number;
}

async function type(bench: Bench, site: Site): Promise<Sample> {
  const employees = bench.answers.employees();
  const texts = employees.map((employee) => ({ employee, text: searchText(employee) }));
  const expected = (text: string) => {
    const hits = texts.filter((entry) => entry.text.includes(text.toLowerCase()));
    return rowsOf(hits.map(({ employee }) => employee));
  };
  const { page, close } = await openEmployees(bench, site);
  await page.getByLabel('Search employees').click();
  const start = await page.evaluate(() => performance.now());

  const times: number[] = [];
  let shown = expected('');
  for (const { key, text } of TEXTS.flatMap(keystrokes)) {
    const next = expected(text);
    await page.waitForTimeout(PAUSE);
    if (isSame(shown, next)) await page.keyboard.press(key);
    else times.push(await timeOf(page, 'keydown', next, () => page.keyboard.press(key)));
    shown = next;
  }
  const longest = await longestTask(page, start);
  await close();
  return { times, longest };
}

/** The keys that type and delete a text, each with the content of the field after it. */
function keystrokes(text: string) {
  const lengths = Array.from(text, (_letter, at) => at + 1);
  return [
    ...lengths.map((length) => ({ key: text[length - 1] ?? '', text: text.slice(0, length) })),
    ...lengths
      .toReversed()
      .map((length) => ({ key: 'Backspace', text: text.slice(0, length - 1) })),
  ];
}
