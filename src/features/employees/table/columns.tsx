import type { ReactNode } from 'react';
import { ROW_LINK } from '../../../components/table/rowLinks';
import { Initials } from '../../../components/person/Initials';
import { withDetail } from '../../../components/person/withDetail';
import { Highlighted } from '../../../components/text/Highlighted';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { DOT } from '../../../lib/text/dot';
import { wordsToHighlight } from '../../../lib/text/matches';
import { employeeProfilePath, hrefOf } from '../../../lib/url/paths';
import type { OptionalColumn } from '../model/address';
import type { EmployeeRow } from '../model/rows';
import type { EmployeeSorting, SortField } from '../model/sorting';

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
  className?: 'muted';
  /** `words` are the folded texts to highlight: the whole search, or its words. */
  cell: (row: EmployeeRow, words: string[]) => ReactNode;
}

/** Returns the props of the link to the profile, which looks like plain text until it is hovered. */
const nameLink = (id: string) => ({
  className: `name text-link ${ROW_LINK}`,
  href: hrefOf(employeeProfilePath(id)),
});

const nameColumn = ({ t, display }: I18n, width?: number): EmployeeColumn => ({
  field: 'name',
  header: t('accounts.name'),
  width,
  cell: ({ id, name, detail }, words) => (
    <div className="person">
      <Initials name={name} id={id} />
      {withDetail(<a {...nameLink(id)}>{truncatedText(name, display(name), words)}</a>, detail)}
    </div>
  ),
});

const positionColumn = ({ t, display }: I18n): EmployeeColumn => ({
  field: 'position',
  header: t('employees.position'),
  width: 204,
  cell: ({ position }, words) => truncatedText(position, display(position), words),
});

const hireDateColumn = ({ t, date }: I18n): EmployeeColumn => ({
  field: 'hireDate',
  header: t('employees.hireDate'),
  width: 120,
  cell: ({ hireDate }) => date(hireDate),
});

/** Returns the columns of the employees table on a wide screen (specification, Home). */
export function wideColumns(i18n: I18n, selected: OptionalColumn[]): EmployeeColumn[] {
  const { t, count, display } = i18n;
  return [
    // Beside optional columns, the name has its own width. The address, which is cut first, has the rest.
    nameColumn(i18n, selected.length > 0 ? 252 : undefined),
    {
      field: 'role',
      header: t('accounts.role'),
      sortsBy: t('employees.sortsByPosition'),
      order: t('employees.orderOfRoles'),
      width: 128,
      cell: ({ role }) => <bdi className="tag">{role}</bdi>,
    },
    {
      field: 'email',
      header: t('accounts.email'),
      className: 'muted',
      cell: ({ email }, words) => truncatedText(email, display(email), words),
    },
    ...(selected.includes('position') ? [positionColumn(i18n)] : []),
    ...(selected.includes('hireDate') ? [hireDateColumn(i18n)] : []),
    {
      field: 'totalEvaluations',
      header: t('employees.totalEvaluations'),
      sortsBy: t('employees.sortsByHireDate'),
      order: t('employees.orderOfEvaluations'),
      width: 148,
      align: 'right',
      cell: ({ totalEvaluations }) => count(totalEvaluations),
    },
  ];
}

/** Returns the name of an order, as in 'Name, descending'. */
export function orderText(i18n: I18n, { field, isDescending }: EmployeeSorting): string {
  const column = wideColumns(i18n, ['position', 'hireDate']).find(
    (option) => option.field === field,
  );
  const order = column?.order ?? column?.header ?? '';
  return isDescending ? i18n.t('employees.descending', { order }) : order;
}

/** Returns the columns of a narrow screen, where the cell of the name also shows the other details. */
export function narrowColumns(i18n: I18n, selected: OptionalColumn[]): EmployeeColumn[] {
  return [
    {
      ...nameColumn(i18n),
      cell: (row, words) => <NarrowName row={row} words={words} selected={selected} />,
    },
  ];
}

/**
 * Returns the cell of a text. A tooltip shows the whole text if it is too long for its cell.
 * @param displayed The text, or the placeholder of a missing one.
 */
const truncatedText = (text: string | undefined, displayed: string, words: string[]) => (
  <bdi title={displayed}>
    <Highlighted text={displayed} words={wordsToHighlight(displayed, text, words)} />
  </bdi>
);

interface NarrowNameProps {
  row: EmployeeRow;
  words: string[];
  selected: OptionalColumn[];
}

function NarrowName({ row, words, selected }: NarrowNameProps) {
  const { t, date, display } = useI18n();
  const name = display(row.name);
  const email = display(row.email);
  // The e-mail address already has a line of its own.
  const isEmail = row.detail !== undefined && row.detail === row.email;
  return (
    <div className="person">
      <Initials name={row.name} id={row.id} />
      <div className="details">
        {withDetail(
          <a {...nameLink(row.id)}>{truncatedText(row.name, name, words)}</a>,
          isEmail ? undefined : row.detail,
        )}
        <small>
          {`${row.role}${DOT}${t('employees.evaluations', { count: row.totalEvaluations })}`}
        </small>
        <small className={isEmail ? 'whole' : undefined}>
          {truncatedText(row.email, email, words)}
        </small>
        {selected.length > 0 && (
          <small>
            {selected.includes('hireDate') && <span>{date(row.hireDate)}</span>}
            {selected.length > 1 && <span>{DOT}</span>}
            {selected.includes('position') && <bdi>{display(row.position)}</bdi>}
          </small>
        )}
      </div>
    </div>
  );
}
