import { useState, type ReactNode } from 'react';
import type { Evaluation } from '../../../api/contract';
import { LocalDate } from '../../../components/text/LocalDate';
import { useI18n } from '../../../i18n/I18nContext';
import { isolated } from '../../../lib/text/isolated';
import { useAuthorship } from '../useAuthorship';

/**
 * Returns a line that says who wrote the edited evaluation, and when. It is left out where the evaluation is known to
 * be the user's own.
 */
export function useAuthorLine(employeeId: string, evaluation: Evaluation | undefined): ReactNode {
  const i18n = useI18n();
  const { t } = i18n;
  const { evaluator, createdAt, isOwn } = useAuthorship(
    evaluation && { ...evaluation, employee: { _id: employeeId } },
  );
  // If the author may be known later, the line is empty at first, because it must not move the fields.
  const [hasPlace] = useState(evaluation !== undefined && evaluator === '' && !isOwn);
  if (evaluator === '' || isOwn) return hasPlace && '\u00a0';
  return t.rich(createdAt ? 'evaluations.writtenByOn' : 'evaluations.writtenBy', {
    name: evaluator,
    person: () => isolated(i18n, evaluator),
    date: () => <LocalDate iso={createdAt} />,
  });
}
