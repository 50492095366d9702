import AddchartIcon from '@mui/icons-material/AddchartOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { Link } from 'react-router-dom';
import { employeeProfilePath } from '../../../lib/url/paths';
import type { EmployeeRow } from '../model/rows';

export type AddEvaluation = (employee: { id: string; name: string | undefined }) => void;

interface RowActionsProps {
  row: EmployeeRow;
  onAdd: AddEvaluation;
}

const profileIcon = <PersonIcon />;
const addIcon = <AddchartIcon />;

/** Plain elements, as `IconAction`, because twenty of them are rendered with every letter of a search. */
export function RowActions({ row, onAdd }: RowActionsProps) {
  return (
    <div className="icons">
      <Link className="action" to={employeeProfilePath(row.id)} aria-label="View Profile">
        {profileIcon}
      </Link>
      <button
        className="action"
        type="button"
        aria-label="Add Evaluation"
        onClick={() => {
          onAdd(row);
        }}
      >
        {addIcon}
      </button>
    </div>
  );
}
