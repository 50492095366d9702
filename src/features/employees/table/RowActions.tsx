import AddchartIcon from '@mui/icons-material/AddchartOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { IconAction } from '../../../components/controls/IconAction';
import { employeeProfilePath } from '../../../lib/url/paths';
import type { EmployeeRow } from '../model/rows';

export type AddEvaluation = (employee: { id: string; name: string | undefined }) => void;

interface RowActionsProps {
  row: EmployeeRow;
  onAdd: AddEvaluation;
}

export function RowActions({ row, onAdd }: RowActionsProps) {
  return (
    <div className="icons">
      <IconAction label="View Profile" icon={<PersonIcon />} to={employeeProfilePath(row.id)} />
      <IconAction
        label="Add Evaluation"
        icon={<AddchartIcon />}
        onClick={() => {
          onAdd(row);
        }}
      />
    </div>
  );
}
