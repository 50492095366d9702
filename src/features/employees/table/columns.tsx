import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ROW_LINK } from '../../../components/table/rows';
import { Initials } from '../../../components/person/Initials';
import { Marked } from '../../../components/text/Marked';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { wordsToMark } from '../../../lib/text/matches';
import { employeeProfilePath } from '../../../lib/url/paths';
import type { OptionalColumn } from '../model/addressParameters';
import type { EmployeeRow } from '../model/rows';
import type { SortField } from '../model/sorting';

export interface EmployeeColumn {
  field: SortField;
  header: string;
  /** A text that says what the column sorts by, where that is not what it shows (specification, Sorting). */
  sortsBy?: string;
  /** The name of the column in OrderSelect, where it is not the header. */
  order?: string;
  /** Pixels at the default font size. Columns without a width share the space that is left. */
  width?: number;
  align?: 'right';
  /** Whether its texts are muted. */
  className?: 'quiet';
  /** `words` are the folded words of the search. */
  cell: (row: EmployeeRow, words: string[]) => ReactNode;
}

/** The link to the profile. It looks like plain text until it is hovered. */
const nameLink = (id: string) =>
  ({
    component: RouterLink,
    to: employeeProfilePath(id),
    className: `name ${ROW_LINK}`,
    color: 'inherit',
    underline: 'hover',
  }) as const;

const nameColumn = ({ t, display }: I18n): EmployeeColumn => ({
  field: 'name',
  header: t('accounts.name'),
  cell: ({ id, name }, words) => (
    <div className="person">
      <Initials name={name} id={id} />
      <Link {...nameLink(id)}>
        <TruncatedText text={name} shown={display(name)} words={words} />
      </Link>
    </div>
  ),
});

const positionColumn = ({ t, display }: I18n): EmployeeColumn => ({
  field: 'position',
  header: t('employees.position'),
  width: 184,
  cell: ({ position }, words) => (
    <TruncatedText text={position} shown={display(position)} words={words} />
  ),
});

const hireDateColumn = ({ t, date }: I18n): EmployeeColumn => ({
  field: 'hireDate',
  header: t('employees.hireDate'),
  width: 144,
  cell: ({ hireDate }) => date(hireDate),
});

/** The columns of the employees table (specification, Home). */
export function wideColumns(i18n: I18n, chosen: OptionalColumn[]): EmployeeColumn[] {
  const { t, count, display } = i18n;
  return [
    nameColumn(i18n),
    {
      field: 'role',
      header: t('accounts.role'),
      sortsBy: t('employees.sortsByPosition'),
      order: t('employees.orderOfRoles'),
      width: 128,
      cell: ({ role }) => <Chip component="bdi" label={role} />,
    },
    {
      field: 'email',
      header: t('accounts.email'),
      className: 'quiet',
      cell: ({ email }, words) => (
        <TruncatedText text={email} shown={display(email)} words={words} />
      ),
    },
    ...(chosen.includes('position') ? [positionColumn(i18n)] : []),
    ...(chosen.includes('hireDate') ? [hireDateColumn(i18n)] : []),
    {
      field: 'totalEvaluations',
      header: t('employees.totalEvaluations'),
      sortsBy: t('employees.sortsByHireDate'),
      order: t('employees.orderOfEvaluations'),
      width: 168,
      align: 'right',
      cell: ({ totalEvaluations }) => count(totalEvaluations),
    },
  ];
}

/** On a narrow screen, the cell of the name also shows the other facts. */
export function narrowColumns(i18n: I18n, chosen: OptionalColumn[]): EmployeeColumn[] {
  return [
    {
      ...nameColumn(i18n),
      cell: (row, words) => <NarrowName row={row} words={words} chosen={chosen} />,
    },
  ];
}

interface TruncatedTextProps {
  text: string | undefined;
  /** The text, or the placeholder of a missing one. */
  shown: string;
  words: string[];
}

/** A tooltip shows the whole text if it is too long for its cell. */
function TruncatedText({ text, shown, words }: TruncatedTextProps) {
  return (
    <bdi title={shown}>
      <Marked text={shown} words={wordsToMark(shown, text, words)} />
    </bdi>
  );
}

interface NarrowNameProps {
  row: EmployeeRow;
  words: string[];
  chosen: OptionalColumn[];
}

function NarrowName({ row, words, chosen }: NarrowNameProps) {
  const { t, date, display } = useI18n();
  const name = display(row.name);
  const email = display(row.email);
  return (
    <div className="person">
      <Initials name={row.name} id={row.id} />
      <div className="facts">
        <Link {...nameLink(row.id)}>
          <bdi title={name}>
            <Marked text={name} words={wordsToMark(name, row.name, words)} />
          </bdi>
        </Link>
        <small>
          {`${row.role} · ${t('employees.evaluations', { count: row.totalEvaluations })}`}
        </small>
        <small>
          <bdi title={email}>
            <Marked text={email} words={wordsToMark(email, row.email, words)} />
          </bdi>
        </small>
        {chosen.length > 0 && (
          <small>
            {chosen.includes('hireDate') && <span>{date(row.hireDate)}</span>}
            {chosen.length > 1 && <span>{' · '}</span>}
            {chosen.includes('position') && <bdi>{display(row.position)}</bdi>}
          </small>
        )}
      </div>
    </div>
  );
}
