import { useQueries } from '@tanstack/react-query';
import { employeeQueries } from '../../../api/employees';
import { evaluationQueries } from '../../../api/evaluations';
import { refusalMessage } from '../../../api/http/failureToast';
import { failureCause, isNotFound } from '../../../api/http/loadFailure';
import { focusHeading } from '../../../components/page/focusHeading';
import { useI18n } from '../../../i18n/I18nContext';
import { personLabels } from '../../../lib/text/personLabels';

/**
 * Returns the people with these ids and their evaluations, and what did not load. `loaded` are those whose data have
 * loaded. `labelOf` returns the name of a person, with what tells namesakes apart.
 */
export function useComparedPeople(ids: readonly string[]) {
  const { display } = useI18n();
  const employees = useQueries({ queries: ids.map(employeeQueries.detail) });
  const histories = useQueries({ queries: ids.map(evaluationQueries.ofEmployee) });

  const people = ids.map((id, index) => {
    const [employee, history] = [employees[index], histories[index]];
    const errors = [employee, history].flatMap((query) =>
      query?.data ? [] : (query?.error ?? []),
    );
    const isMissing = isNotFound(employee?.error);
    return {
      id,
      employee: employee?.data,
      evaluations: history?.data,
      isFailed: errors.length > 0,
      refusal: errors.map(refusalMessage).find((text) => text !== undefined),
      cause: isMissing ? undefined : failureCause(errors[0]),
      onRetry: isMissing
        ? undefined
        : () => {
            if (!employee?.data) void employee?.refetch();
            if (!history?.data) void history?.refetch();
            focusHeading();
          },
    };
  });
  const loaded = people.filter(({ employee, evaluations }) => employee && evaluations);
  const isLoading = people.some((person) => !person.isFailed && !loaded.includes(person));
  const labelOf = personLabels(
    people.map(({ employee }) => employee),
    display(undefined),
  );
  return { people, loaded, isLoading, labelOf };
}
