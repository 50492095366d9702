import type { Evaluation } from '../../../api/contract';
import { compareIds } from '../../../domain/ids';
import { display, toDate } from '../../../lib/text/display';
import { choiceParameter, textParameter } from '../../../lib/url/parameters';

export const ORDERS = ['listed', 'newest', 'oldest', 'highest', 'lowest'] as const;

/** The query parameters of the history. */
export const PARAMETERS = {
  /** The name of an evaluator; all of them for an empty text. */
  evaluator: textParameter,
  /** A year, in the viewer's time zone; any time for an empty text. */
  year: textParameter,
  order: choiceParameter(ORDERS),
};

export interface HistoryFilter {
  evaluator: string;
  year: string;
  order: (typeof ORDERS)[number];
}

const evaluatorOf = ({ evaluator }: Evaluation) => display(evaluator?.name);
const timeOf = ({ createdAt }: Evaluation) => toDate(createdAt)?.getTime();
const yearOf = ({ createdAt }: Evaluation) => toDate(createdAt)?.getFullYear().toString();

/** The values to choose from. A chosen value that no evaluation has is not among them, and filters nothing. */
export function choicesIn(evaluations: readonly Evaluation[]) {
  const years = evaluations.map(yearOf).filter((year) => year !== undefined);
  return {
    evaluators: [...new Set(evaluations.map(evaluatorOf))].sort(),
    years: [...new Set(years)].sort().reverse(),
  };
}

/**
 * The evaluations that the filter lets through, in its order. Missing values come last (specification, Sorting), and
 * equal ones are sorted by id.
 */
export function filtered(evaluations: Evaluation[], { evaluator, year, order }: HistoryFilter) {
  const { evaluators, years } = choicesIn(evaluations);
  const found = evaluations.filter(
    (evaluation) =>
      (!evaluators.includes(evaluator) || evaluatorOf(evaluation) === evaluator) &&
      (!years.includes(year) || yearOf(evaluation) === year),
  );
  if (order === 'listed') return found;
  const valueOf =
    order === 'newest' || order === 'oldest' ? timeOf : ({ score }: Evaluation) => score;
  const sign = order === 'newest' || order === 'highest' ? -1 : 1;
  return found.sort((one, other) => {
    const [a, b] = [valueOf(one) ?? undefined, valueOf(other) ?? undefined];
    const difference =
      a === undefined || b === undefined
        ? Number(a === undefined) - Number(b === undefined)
        : sign * (a - b);
    return difference || compareIds(one._id, other._id);
  });
}
