/**
 * The units that are counted: calls of functions, rendered components, changes of the document, computed styles and
 * layouts.
 */
const UNITS = ['calls', 'components', 'mutations', 'styles'] as const;
type Unit = (typeof UNITS)[number];

export type Counts = Record<Unit, number>;

export type Budgets = Partial<Record<string, Counts>>;

/** The share by which a count may exceed its budget. */
const TOLERANCE = 0.03;

/** The share by which a budget may exceed the count before it should be lowered. */
const SLACK = 0.1;

/**
 * The tolerance for styles and layouts. Styles are computed once a frame, and a busy machine makes other frames: the
 * same build differs by up to twelve. So this budget only notices styles and layouts that are computed again and again,
 * such as once a row.
 */
const FRAMES = 15;

const number = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** Returns the counts that are over or far under the budget, as texts. */
export function compare(counts: Counts, budget: Counts | undefined) {
  if (!budget) return { over: ['it has no budget'], under: [] };
  const over: string[] = [];
  const under: string[] = [];
  for (const unit of UNITS) {
    const [count, most] = [counts[unit], budget[unit]];
    const text = `${number.format(count)} ${unit}, and its budget is ${number.format(most)}`;
    const change = count / most - 1;
    const limit = most * (1 + TOLERANCE) + (unit === 'styles' ? FRAMES : 0);
    if (count > limit) over.push(`${text} (+${percent.format(change)})`);
    else if (change < -SLACK && unit !== 'styles')
      under.push(`${text} (${percent.format(change)})`);
  }
  return { over, under };
}

/** Rounds counts up. Calls differ by a few in a thousand, so the file then changes only with the code. */
export const toBudget = (counts: Counts): Counts => ({
  ...counts,
  calls: Math.ceil(counts.calls / 500) * 500,
});

/** Returns a row of the table. */
export const toRow = (action: string, counts: Counts) =>
  action.padEnd(26) +
  UNITS.map((unit) => `${number.format(counts[unit]).padStart(11)} ${unit}`).join('');
