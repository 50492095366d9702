import type { Employee, Evaluation, Statistics } from '../../../api/contract';
import { evaluationQueries } from '../../../api/evaluations';
import { statisticsQueries } from '../../../api/statistics';
import type { BulkRead } from '../../../api/useBulkRead';
import { isScore } from '../../../domain/scores';
import type { I18n } from '../../../i18n/createI18n';
import { roleText } from '../../../i18n/roleText';
import { toCellText } from '../../../lib/files/cellText';
import { namesakeDetails, nameWithDetail } from '../../../lib/text/personLabels';
import { isStatisticField, type Field } from '../fields';
import { lastEvaluatedDate } from '../statistics/LastEvaluated';

/** The data of a person that is read if the columns need it. */
interface Read {
  statistics: Statistics | undefined;
  evaluations: readonly Evaluation[] | undefined;
}

/** Returns the texts of these columns of the table, with its header. It reads what they need and is not known yet. */
export async function resultTexts(
  i18n: I18n,
  employees: readonly Employee[],
  fields: readonly Field[],
  { read, setTotal }: BulkRead,
): Promise<string[][]> {
  const ids = employees.map(({ _id }) => _id);
  const statisticsIds = fields.some(isStatisticField) ? ids : [];
  const evaluationsIds = fields.some(isOfEvaluations) ? ids : [];
  setTotal(statisticsIds.length + evaluationsIds.length);
  const { values: statistics } = await read(statisticsIds, statisticsQueries.ofEmployee);
  const { values: evaluations } = await read(evaluationsIds, evaluationQueries.inRow);
  const detailOf = namesakeDetails(employees);
  return [
    fields.map((field) => i18n.t(`results.fields.${field}`)),
    ...employees.map((employee) => {
      const data = {
        statistics: statistics.get(employee._id),
        evaluations: evaluations.get(employee._id),
      };
      return fields.map((field) =>
        field === 'name'
          ? toCellText(nameWithDetail(i18n.display(employee.name), detailOf(employee)))
          : toCellText(textOf(i18n, field, employee, data)),
      );
    }),
  ];
}

const isOfEvaluations = (field: Field) => field === 'scores' || field === 'lastEvaluated';

function textOf(i18n: I18n, field: Field, employee: Employee, data: Read): string {
  const { t } = i18n;
  const { statistics, evaluations } = data;
  if (field === 'role') return roleText(i18n, employee.role);
  if (field === 'hireDate') return i18n.date(employee.hireDate);
  if (isStatisticField(field)) {
    const value = statistics?.[field];
    if (value === null || value === undefined) return t('common.notAvailable');
    if (field === 'totalEvaluations') return i18n.count(value);
    return field === 'averageScore' ? i18n.average(value) : i18n.score(value);
  }
  if (field !== 'scores' && field !== 'lastEvaluated') return i18n.display(employee[field]);
  if (!evaluations) return t('common.notAvailable');
  // The text is a date, because a relative time would be wrong the next day.
  if (field === 'lastEvaluated') return lastEvaluatedDate(i18n, evaluations);
  return i18n.series(evaluations.map(({ score }) => score).filter(isScore));
}
