import type { Evaluation } from '../../../api/contract';
import { sortedBy, sortedById } from '../../../domain/ordering';
import { nonBlank } from '../../../domain/texts';
import type { I18n } from '../../../i18n/createI18n';
import { newestFirst, validTime } from '../../../lib/text/createdTime';
import type { EvaluationSorting } from '../table/sorting';

/**
 * Returns a sorted copy. Missing values come last in both directions, and equal ones are sorted by id
 * (specification, Sorting).
 */
export function sortEvaluations(
  { compare }: I18n,
  evaluations: readonly Evaluation[],
  { field, isDescending }: EvaluationSorting,
): Evaluation[] {
  if (field === 'createdAt' && isDescending) return newestFirst(evaluations);
  const byId = sortedById(evaluations);
  switch (field) {
    case 'employee':
      return sortedBy(byId, ({ employee }) => nonBlank(employee?.name), isDescending, compare);
    case 'score':
      return sortedBy(byId, ({ score }) => score, isDescending);
    case 'createdAt':
      return sortedBy(byId, (evaluation) => validTime(evaluation, Infinity), isDescending);
  }
}
