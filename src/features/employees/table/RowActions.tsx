import AddchartIcon from '@mui/icons-material/AddchartOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Stack from '@mui/material/Stack';
import { IconAction } from '../../../components/controls/IconAction';
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
    <Stack direction="row">
      <IconAction
        isFirst
        label={t('common.addEvaluation')}
        icon={<AddchartIcon />}
        onClick={() => {
          onAdd(row);
        }}
      />
      <IconAction
        label={t('employees.viewProfile')}
        icon={<PersonIcon />}
        to={employeeProfilePath(row.id)}
      />
    </Stack>
  );
}
