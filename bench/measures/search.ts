import type { Page } from '@playwright/test';
import { timeOf } from '../browser';
import { searchText } from '../floor/rule';
import type { Line } from '../table';
import { isSame, openEmployees, rowsOf } from './employeesPage';
import { alternately, type Bench, type Measure, type Subject } from './measure';

/** Typed letter by letter and taken back again: a position, a date, an address, and what nobody has. */
const TEXTS = ['Engineer', '2015-03', 'an.ha', 'zzz'];

/** Between two keys, in milliseconds. */
const PAUSE = 150;

const SIZES = [10_000, 100_000];

/** From a key to painted rows, on a slow processor. */
export const search: Measure = async (bench) => {
  const lines: Line[] = [];
  for (const size of SIZES) {
    bench.answers.size = size;
    const rounds = Math.max(1, Math.round(bench.samples / 3));
    const { app, plain } = await alternately(rounds, (subject) => type(bench, subject));
    const times = app.flatMap((typed) => typed.times);
    const floor = plain.flatMap((typed) => typed.times);
    const name = `Search of ${size.toLocaleString('en')}: key to painted rows`;
    lines.push(
      { name, unit: 'ms', of: 'median', app: times, floor, target: { times: 1.5 } },
      { name, unit: 'ms', of: 'p95', app: times, floor },
      {
        name: `Search of ${size.toLocaleString('en')}: longest task`,
        unit: 'ms',
        of: 'max',
        app: app.map(({ longestTask }) => longestTask),
        floor: plain.map(({ longestTask }) => longestTask),
        ...(size === SIZES[0] && { target: { most: 50 } }),
      },
    );
  }
  return lines;
};

async function type(bench: Bench, subject: Subject) {
  const employees = bench.answers.employees();
  const rows = employees.map((employee) => ({ employee, text: searchText(employee) }));
  const expected = (text: string) => {
    const found = rows.filter((row) => row.text.includes(text.toLowerCase()));
    return rowsOf(found.map(({ employee }) => employee));
  };
  const { page, close } = await openEmployees(bench, subject);
  await page.getByLabel('Search employees').click();
  const start = await page.evaluate(() => performance.now());

  const times: number[] = [];
  let shown = expected('');
  for (const { key, text } of TEXTS.flatMap(strokes)) {
    const next = expected(text);
    await page.waitForTimeout(PAUSE);
    if (isSame(shown, next)) await page.keyboard.press(key);
    else times.push(await timeOf(page, 'keydown', next, () => page.keyboard.press(key)));
    shown = next;
  }
  const longestTask = await longestSince(page, start);
  await close();
  return { times, longestTask };
}

/** The keys that write a text and take it back, each with what is in the field then. */
function strokes(text: string) {
  const lengths = Array.from(text, (_letter, at) => at + 1);
  return [
    ...lengths.map((length) => ({ key: text[length - 1] ?? '', text: text.slice(0, length) })),
    ...lengths
      .toReversed()
      .map((length) => ({ key: 'Backspace', text: text.slice(0, length - 1) })),
  ];
}

/** Milliseconds; the browser tells of tasks from 50 on. */
const longestSince = (page: Page, start: number) =>
  page.evaluate(
    (from) =>
      Math.max(
        0,
        ...window.bench.tasks.filter((task) => task.start >= from).map(({ duration }) => duration),
      ),
    start,
  );
