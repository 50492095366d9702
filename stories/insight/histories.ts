import { buildEvaluation } from '../../mocks/db/builders';
import type { Evaluation } from '../../src/api/contract';

const EVALUATORS = [
  'Ada Lovelace',
  'Mario Bianchi',
  'प्रिया शर्मा',
  'ليلى حداد',
  'Agnès Lefèvre',
  'Дмитрий Волков',
  'Märt Õunapuu',
  'Wilhelmina Oppenheimer-Featherstonehaugh',
];
const NOTES = ['Finds the bug before it is one.', 'Met three of the four goals.', ''];
/** The scores of a history. Most of them are in the middle of the scale. */
const SCORES = [6, 7, 8, 5, 7, 9, 6, 3, 7.5, 8, 4, 6, 10, 7, 5, 8, 1.5, 7, 6];
const DAY = 86_400_000;
/** The date of the newest evaluation. */
const LAST = Date.parse('2026-03-02T09:30:00Z');

/**
 * Creates `count` evaluations by up to eight evaluators, from the newest to the oldest, with 11 days between them. The
 * result is always the same.
 */
export function history(count: number, id = 'evaluation'): Evaluation[] {
  return Array.from({ length: count }, (_, index) => {
    const evaluator = (index * 7 + (index % 3)) % EVALUATORS.length;
    return buildEvaluation({
      _id: `${id}-${index}`,
      score: SCORES[(index * index + 3 * index) % SCORES.length],
      note: NOTES[index % NOTES.length],
      evaluator: { _id: `evaluator-${evaluator}`, name: EVALUATORS[evaluator] },
      createdAt: new Date(LAST - index * 11 * DAY).toISOString(),
    });
  });
}

/** Evaluations with invalid values. They must not be drawn, but they are counted. */
const UNUSABLE: Partial<Evaluation>[] = [
  { score: null },
  { score: 0 },
  { score: 11 },
  { score: undefined, evaluator: null },
  { createdAt: null },
  { createdAt: 'yesterday' },
  { createdAt: '2999-12-31T00:00:00Z' },
];

/** Usable and unusable evaluations, with names and notes that are hard to lay out. */
export const HOSTILE: Evaluation[] = [
  ...history(4, 'usable'),
  ...UNUSABLE.map((part, index) => buildEvaluation({ _id: `unusable-${index}`, ...part })),
  buildEvaluation({ _id: 'nobody', score: 4, evaluator: null, note: null }),
  buildEvaluation({
    _id: 'long',
    score: 10,
    evaluator: { name: 'w'.repeat(120) },
    note: 'Donaudampfschifffahrt'.repeat(40),
  }),
  buildEvaluation({
    _id: 'right-to-left',
    score: 1,
    evaluator: { name: '‮ أحمد (example) 42' },
    note: 'ملاحظة: <script>alert(1)</script>',
    createdAt: '1999-01-01T00:00:00Z',
  }),
];
