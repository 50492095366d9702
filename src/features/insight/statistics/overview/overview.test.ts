import { english } from '../../../../../test/app/english';
import { buildEvaluation } from '../../../../../mocks/db/builders';
import type { Evaluation } from '../../../../api/contract';
import { describeMonths } from '../describe';
import { monthsOf } from './months';
import { evaluatorSummaries } from '../evaluatorScores';
import { chartDataOf } from '../chartData';

/** Noon of the viewer's day, which no time zone moves to another day. */
const NOW = new Date(2026, 5, 30, 12).getTime();

const on = (createdAt: string | null, more: Partial<Evaluation> = {}) =>
  buildEvaluation({ _id: `on ${createdAt}`, score: 5, createdAt, ...more });

const scoredOn = (...days: string[]) =>
  chartDataOf(
    days.map((day) => on(day)),
    NOW,
  ).dated;

const counts = (...days: string[]) =>
  monthsOf(scoredOn(...days)).months.map(({ key, dated }) => [key, dated.length]);

describe('months', () => {
  test.each([
    [[], []],
    [['2026-03-31'], [['2026-03', 1]]],
    [
      // The dates include the first and the last day of a month, and a month without any, over the end of a year.
      ['2025-11-30', '2025-12-01', '2025-12-31', '2026-02-01'],
      [
        ['2025-11', 1],
        ['2025-12', 2],
        ['2026-01', 0],
        ['2026-02', 1],
      ],
    ],
  ])('the dates %j are counted by month', (days, expected) => {
    expect(counts(...days)).toEqual(expected);
  });

  test("begin at midnight in the viewer's time zone", () => {
    const midnight = new Date(2026, 3, 1);
    const times = [new Date(midnight.getTime() - 1), midnight].map((date) => date.toISOString());
    expect(counts(...times)).toEqual([
      ['2026-03', 1],
      ['2026-04', 1],
    ]);
  });

  test('go back at most twenty years, and earlier evaluations are counted', () => {
    const { months, earlier } = monthsOf(
      scoredOn('0031-05-01', '2006-06-30', '2006-07-01', '2026-06-01'),
    );
    expect(months).toHaveLength(240);
    expect(months[0]).toMatchObject({ key: '2006-07', dated: [{ id: 'on 2006-07-01' }] });
    expect(earlier).toBe(2);
    expect(monthsOf(scoredOn('0031-05-01')).months.map(({ key }) => key)).toEqual(['0031-05']);
  });

  test('the description mentions evaluations that are not drawn', () => {
    expect(describeMonths(english, monthsOf(scoredOn('2006-06-30', '2026-06-01')))).toBe(
      '1 evaluation, Jul 2006 to Jun 2026. Most in a month: 1 (Jun 2026). 239 of 240 months have none. ' +
        '1 before Jul 2006 are not drawn.',
    );
  });

  test.each([
    [[], 'No evaluations.'],
    [['2026-03-02'], '1 evaluation, Mar 2026.'],
    [
      ['2026-01-02', '2026-03-02', '2026-03-03'],
      '3 evaluations, Jan 2026 to Mar 2026. Most in a month: 2 (Mar 2026). 1 of 3 months have none.',
    ],
    [
      ['2026-01-02', '2026-02-02'],
      '2 evaluations, Jan 2026 to Feb 2026. Most in a month: 1 (2 months).',
    ],
  ])('the dates %j are described in words', (days, words) => {
    expect(describeMonths(english, monthsOf(scoredOn(...days)))).toBe(words);
  });
});

test('evaluators are sorted by name, regardless of their scores', () => {
  const by = (name: string | null, score: number) =>
    on('2026-01-01', { score, evaluator: name === null ? null : { name } });
  const { scored } = chartDataOf(
    [by('Ben', 9), by(null, 1), by('Ben', 4), by('Ann', 2), by('Ben', 7)],
    NOW,
  );
  expect(
    evaluatorSummaries(english, scored).map(({ name, summary: { n, median } }) => [
      name,
      n,
      median,
    ]),
  ).toEqual([
    ['Ann', 1, 2],
    ['Ben', 3, 7],
    ['N/A', 1, 1],
  ]);
});
