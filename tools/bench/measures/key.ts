import type { Employee } from '../../../src/api/contract';
import { alternately, lineOf, type Bench, type Measure, type Site } from '../bench';
import { SLOW_PROCESSOR, timeOf } from '../browser';
import { openEmployees, rowsOf } from '../employees';

/** Typed letter by letter and deleted again: a position, a date, an e-mail address, and a text without matches. */
const TEXTS = ['Engineer', '2015-03', 'an.ha', 'zzz'];

/** Milliseconds between two keys. */
const PAUSE = 150;

/** From a key in the search field to painted rows, on a slow processor. */
export const key: Measure = async (bench) => {
  bench.answers.size = bench.many;
  const samples = await alternately(Math.ceil(bench.samples / 3), (site) => type(bench, site));
  const name = `Key in a search of ${bench.many.toLocaleString('en')}, slow`;
  return [lineOf(name, samples, (times) => times)];
};

/** Milliseconds of each key that changes the rows. */
async function type(bench: Bench, site: Site): Promise<number[]> {
  const texts = bench.answers.employees().map((employee) => ({ employee, text: textOf(employee) }));
  const expected = (typed: string) => {
    const hits = texts.filter(({ text }) => text.includes(typed.toLowerCase()));
    return rowsOf(hits.map(({ employee }) => employee));
  };
  const { page, slowDown, close } = await openEmployees(bench, site);
  await slowDown(SLOW_PROCESSOR);
  await page.getByLabel('Search employees').click();

  const times: number[] = [];
  let shown = expected('');
  for (const { pressed, text } of TEXTS.flatMap(keystrokes)) {
    const next = expected(text);
    await page.waitForTimeout(PAUSE);
    const press = () => page.keyboard.press(pressed);
    if (String(shown.texts) === String(next.texts)) await press();
    else times.push(await timeOf(page, 'keydown', next, press));
    shown = next;
  }
  await close();
  return times;
}

/**
 * The text in which both applications find an employee. The app also folds accents and takes words in any order; here
 * names are in ASCII and a typed text is one word.
 */
function textOf({ name, email, role, age, position, hireDate, evaluations }: Employee): string {
  const facts = [name, email, role, age, position, hireDate, evaluations?.length ?? 0];
  return facts.join('\n').toLowerCase();
}

/** The keys that type and delete a text, each with the content of the field after it. */
function keystrokes(text: string) {
  const typed = Array.from(text, (letter, at) => ({
    pressed: letter,
    text: text.slice(0, at + 1),
  }));
  const deleted = typed.map((_, at) => ({ pressed: 'Backspace', text: text.slice(0, at) }));
  return [...typed, ...deleted.toReversed()];
}
