import AddchartIcon from '@mui/icons-material/AddchartOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { Link } from 'react-router-dom';
import { employeeProfilePath } from '../../../lib/url/paths';
import type { EmployeeRow } from '../model/rows';

export type AddEvaluation = (employee: { id: string; name: string | undefined }) => void;

interface RowActionsProps {
  row: EmployeeRow;
  /** Whether icons stand for the texts. */
  narrow: boolean;
  onAdd: AddEvaluation;
}

const profileIcon = <PersonIcon />;
const addIcon = <AddchartIcon />;

/** Plain elements, because twenty of them are rendered with every letter of a search. */
export function RowActions({ row, narrow, onAdd }: RowActionsProps) {
  const named = (text: string) => (narrow ? { 'aria-label': text, title: text } : {});
  return (
    <>
      <Link className="action" to={employeeProfilePath(row.id)} {...named('View Profile')}>
        {narrow ? profileIcon : 'View Profile'}
      </Link>
      <button
        className="action"
        type="button"
        onClick={() => {
          onAdd(row);
        }}
        {...named('Add Evaluation')}
      >
        {narrow ? addIcon : 'Add Evaluation'}
      </button>
    </>
  );
}
