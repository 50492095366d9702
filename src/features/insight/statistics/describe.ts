import { largest } from '../../../domain/extremes';
import { counted, displayCount, displayDate } from '../../../lib/text/display';
import { countedPeople } from '../../../lib/text/countedPeople';
import { isolatedText } from '../../../lib/text/isolated';
import type { AgainstOthers } from './againstOthers';
import type { monthsOf } from './overview/months';
import type { Overlap } from './overlap';
import { ratersOf, type Rater } from './raters';
import type { ScoredEvaluation, DatedEvaluation } from './chartData';
import { summaryOf } from '../../../domain/summary';

/** Joins sentences. Those that do not apply are false or undefined. */
export const paragraph = (...sentences: (string | false | undefined)[]) =>
  sentences.filter(Boolean).join(' ');

/** Scores with their dates in words: '6 scores by 2 evaluators, Jan 5, 2025 to Mar 1, 2026: median 7, from 3 to 9.' */
export function describeScores(dated: readonly DatedEvaluation[]): string {
  const [first, last] = [dated[0], dated.at(-1)];
  if (!first || !last) return 'No scores.';
  const [from, to] = [first, last].map(({ evaluation }) => displayDate(evaluation.createdAt));
  const dates = from === to ? from : `${from} to ${to}`;
  return `${scoresBy(dated)}, ${dates}: ${spread(dated)}.`;
}

/** Scores in words: '6 scores by 2 evaluators: median 7, from 3 to 9.' */
export function describeDistribution(scored: readonly ScoredEvaluation[]): string {
  return scored.length === 0 ? 'No scores.' : `${scoresBy(scored)}: ${spread(scored)}.`;
}

/** Months in words: '40 evaluations, Jan 2025 to Mar 2026. Most in a month: 9 (May 2025). 2 of 15 months have none.' */
export function describeMonths({ months, earlier }: ReturnType<typeof monthsOf>): string {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return 'No evaluations.';
  const counts = months.map(({ dated }) => dated.length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = largest(counts);
  const top = months.filter(({ dated }) => dated.length === most);
  const empty = counts.filter((count) => count === 0).length;
  const span = first === last ? first.name : `${first.name} to ${last.name}`;
  const when = top.length === 1 ? top[0]?.name : `${top.length} months`;
  return paragraph(
    `${counted(total, 'evaluation')}, ${span}.`,
    months.length > 1 && `Most in a month: ${displayCount(most)} (${when}).`,
    empty > 0 && `${empty} of ${months.length} months have none.`,
    earlier > 0 && `${displayCount(earlier)} before ${first.name} are not drawn.`,
  );
}

/**
 * What two evaluators have in common, in words: '5 employees whom both have scored. The scores by Ben are 1.5 higher in
 * the median.'
 */
export function describeOverlap({ pairs, difference = 0 }: Overlap, second: string): string {
  if (pairs.length === 0) return 'No shared employees: not comparable.';
  const higher =
    difference === 0
      ? 'The median of the differences is 0'
      : `The scores by ${isolatedText(second)} are ${Math.abs(difference)} ${difference > 0 ? 'higher' : 'lower'} in the median`;
  return `${counted(pairs.length, 'employee')} whom both have scored. ${higher}.`;
}

/** A difference with its sign: '+1.5', '−2', '0'. */
export const signed = (difference: number) =>
  difference === 0 ? '0' : `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`;

/** A difference with its sign and one decimal: '+1.5', '−0.8', '0.0'. */
export function signedTenths(difference: number): string {
  const tenths = Math.abs(difference).toFixed(1);
  if (tenths === '0.0') return tenths;
  return `${difference > 0 ? '+' : '−'}${tenths}`;
}

/** How an evaluator scores, in words: 'typically 0.8 points lower than others on the same 12 people'. */
export function describeAgainstOthers({ people, difference }: AgainstOthers): string {
  if (people === 0) return 'nobody whom others have scored, too';
  const who = countedPeople(people);
  if (difference === undefined) return `only ${who} whom others have scored, too`;
  const tenths = Math.abs(difference).toFixed(1);
  if (tenths === '0.0') return `typically the same scores as others on the same ${who}`;
  const points = tenths === '1.0' ? '1.0 point' : `${tenths} points`;
  return `typically ${points} ${difference > 0 ? 'higher' : 'lower'} than others on the same ${who}`;
}

const scoresBy = (scored: readonly ScoredEvaluation[]) =>
  `${counted(scored.length, 'score')} by ${countedRaters(ratersOf(scored))}`;

/** Evaluators in words. Scores whose evaluator the server does not name can be by any number of people. */
export function countedRaters(raters: readonly Pick<Rater, 'key'>[]): string {
  const known = raters.filter(({ key }) => key !== '').length;
  if (known === 0) return 'unknown evaluators';
  const text = counted(known, 'evaluator');
  return known < raters.length ? `${text} and unknown ones` : text;
}

function spread(scored: readonly ScoredEvaluation[]): string {
  const { n, median, lowest, highest } = summaryOf(scored.map(({ score }) => score));
  if (n === 1) return `${median}`;
  const range = lowest === highest ? `all ${lowest}` : `from ${lowest} to ${highest}`;
  return `median ${median}, ${range}`;
}
