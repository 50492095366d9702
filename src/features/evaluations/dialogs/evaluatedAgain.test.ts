import { buildEvaluation } from '../../../../mocks/db/builders';
import { english } from '../../../../test/app/english';
import { evaluatedAgain } from './evaluatedAgain';

const NOW = new Date(2026, 2, 2, 12).getTime();
const HOUR = 3_600_000;

const evaluationBefore = (hours: number, email: string, score: number | null = 7) =>
  buildEvaluation({
    _id: `${hours}`,
    score,
    evaluator: { name: 'Ada', email },
    createdAt: new Date(NOW - hours * HOUR).toISOString(),
  });

const textOf = (...evaluations: ReturnType<typeof evaluationBefore>[]) =>
  evaluatedAgain(english, evaluations, 'ada@example.com', NOW);

test("the text describes the user's newest evaluation of the last day, with its score", () => {
  expect(
    textOf(evaluationBefore(5, 'ada@example.com', 3), evaluationBefore(2, 'Ada@example.com ')),
  ).toBe('You evaluated this person 2 hours ago, with a score of 7.');
  expect(textOf(evaluationBefore(2, 'ada@example.com', null))).toBe(
    'You evaluated this person 2 hours ago.',
  );
});

test('there is no text for an older evaluation, another evaluator or an unknown user', () => {
  expect(
    textOf(evaluationBefore(24, 'ada@example.com'), evaluationBefore(1, 'emma@example.com')),
  ).toBeUndefined();
  expect(
    evaluatedAgain(english, [evaluationBefore(1, 'ada@example.com')], undefined, NOW),
  ).toBeUndefined();
});

test('the text has no hours for a date without a time', () => {
  const dated = { ...evaluationBefore(2, 'ada@example.com'), createdAt: '2026-03-02' };
  expect(textOf(dated)).toBe('You evaluated this person today, with a score of 7.');
});
