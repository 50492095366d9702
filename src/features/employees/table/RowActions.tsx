import { IconAction } from '../../../components/controls/IconAction';
import { addEvaluationIcon, profileIcon } from '../../../components/table/rowIcons';
import { useI18n } from '../../../i18n/I18nContext';
import { employeeProfilePath } from '../../../lib/url/paths';
import type { EmployeeRow } from '../model/rows';

export type AddEvaluation = (employee: { id: string; name: string | undefined }) => void;

interface RowActionsProps {
  row: EmployeeRow;
  onAdd: AddEvaluation;
}

export function RowActions({ row, onAdd }: RowActionsProps) {
  const { t } = useI18n();
  return (
    <div>
      <IconAction
        isFirst
        label={t('common.addEvaluation')}
        icon={addEvaluationIcon}
        onClick={() => {
          onAdd(row);
        }}
      />
      <IconAction
        label={t('employees.viewProfile')}
        icon={profileIcon}
        to={employeeProfilePath(row.id)}
      />
    </div>
  );
}
