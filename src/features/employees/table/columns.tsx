import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ROW_LINK } from '../../../components/table/rows';
import { Initials } from '../../../components/person/Initials';
import { Tag } from '../../../components/text/Tag';
import { Marked } from '../../../components/text/Marked';
import { display, displayCount, displayDate } from '../../../lib/text/display';
import { employeeProfilePath } from '../../../lib/url/paths';
import type { OptionalColumn } from '../model/addressParameters';
import type { EmployeeRow } from '../model/rows';
import type { SortField } from '../model/sorting';

export interface EmployeeColumn {
  field: SortField;
  header: string;
  /** What the column sorts by, where that is not what it shows (specification, Sorting). */
  sortsBy?: string;
  /** Pixels at the default font size. Columns without a width share the space that is left. */
  width?: number;
  className?: 'numeric' | 'quiet';
  /** The words are those of the search, folded. */
  cell: (row: EmployeeRow, words: string[]) => ReactNode;
}

const NAME_CLASS = `name ${ROW_LINK}`;

const NAME: EmployeeColumn = {
  field: 'name',
  header: 'Name',
  cell: ({ id, name }, words) => (
    <div className="person">
      <Initials name={name} id={id} />
      <Link className={NAME_CLASS} to={employeeProfilePath(id)}>
        <CutText text={display(name)} words={words} />
      </Link>
    </div>
  ),
};

export const POSITION: EmployeeColumn = {
  field: 'position',
  header: 'Position',
  cell: ({ position }, words) => <CutText text={position} words={words} />,
};

export const HIRE_DATE: EmployeeColumn = {
  field: 'hireDate',
  header: 'Hire Date',
  width: 140,
  cell: ({ hireDate }) => displayDate(hireDate),
};

/** The columns of the employees table (specification, Home). */
export function wideColumns(chosen: OptionalColumn[]): EmployeeColumn[] {
  return [
    NAME,
    {
      field: 'role',
      header: 'Role',
      sortsBy: 'position',
      width: 133,
      cell: ({ role }) => <Tag>{role}</Tag>,
    },
    {
      field: 'email',
      header: 'Email',
      className: 'quiet',
      cell: ({ email }, words) => <CutText text={email} words={words} />,
    },
    ...(chosen.includes('position') ? [POSITION] : []),
    ...(chosen.includes('hireDate') ? [HIRE_DATE] : []),
    {
      field: 'totalEvaluations',
      header: 'Total Evaluations',
      sortsBy: 'hire date',
      width: 184,
      className: 'numeric',
      cell: ({ totalEvaluations }) => displayCount(totalEvaluations),
    },
  ];
}

/** On a narrow screen the cell of the name also has the other facts. */
export function narrowColumns(chosen: OptionalColumn[]): EmployeeColumn[] {
  return [
    { ...NAME, cell: (row, words) => <NarrowName row={row} words={words} chosen={chosen} /> },
  ];
}

/** A tooltip shows the whole text if it is too long for its cell. */
function CutText({ text, words }: { text: string; words: string[] }) {
  return (
    <bdi title={text}>
      <Marked text={text} words={words} />
    </bdi>
  );
}

interface NarrowNameProps {
  row: EmployeeRow;
  words: string[];
  chosen: OptionalColumn[];
}

function NarrowName({ row, words, chosen }: NarrowNameProps) {
  return (
    <div className="person">
      <Initials name={row.name} id={row.id} />
      <div className="facts">
        <Link className={NAME_CLASS} to={employeeProfilePath(row.id)}>
          <bdi>
            <Marked text={display(row.name)} words={words} />
          </bdi>
        </Link>
        <small>
          <bdi>
            <Marked text={row.email} words={words} />
          </bdi>
        </small>
        <small>
          {row.role} · Evaluations: {row.totalEvaluations}
        </small>
        {chosen.length > 0 && (
          <small>
            {chosen.includes('hireDate') && displayDate(row.hireDate)}
            {chosen.length > 1 && ' · '}
            {chosen.includes('position') && <bdi>{row.position}</bdi>}
          </small>
        )}
      </div>
    </div>
  );
}
