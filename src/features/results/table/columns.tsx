import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';
import type { GridColDef } from '@mui/x-data-grid';
import type { Employee } from '../../../api/contract';
import { scaled } from '../../../components/page/lengths';
import { Initials } from '../../../components/person/Initials';
import { withDetail } from '../../../components/person/withDetail';
import type { I18n } from '../../../i18n/createI18n';
import { roleText } from '../../../i18n/roleText';
import type { DetailOf } from '../../../lib/text/personLabels';
import { employeeProfilePath, hrefOf } from '../../../lib/url/paths';
import { SelectCheckbox } from '../selection/SelectCheckbox';
import {
  ChooseAllHeader,
  EvaluateCell,
  LastEvaluatedCell,
  ScoresCell,
  StatisticCell,
} from './cells';
import { type Field, type StatisticField, WIDTHS } from '../fields';
import type { ResultRow } from './rows';

type Column = GridColDef<ResultRow> & { field: keyof typeof WIDTHS; type?: 'number' };

function column(field: keyof typeof WIDTHS, headerName: string): Column {
  const { width, share } = WIDTHS[field];
  return {
    field,
    headerName,
    width: scaled(width),
    minWidth: scaled(share ? width : 50),
    ...(share && { flex: share }),
  };
}

/** Returns the columns with their headers and texts in a language. */
export function columnsOf(
  i18n: I18n,
  detailOf: DetailOf,
  onEvaluate: (employee: Employee) => void,
): Column[] {
  const { t, date, display } = i18n;

  const fieldColumn = (field: Field) => column(field, t(`results.fields.${field}`));

  const textColumn = (field: 'name' | 'email' | 'position'): Column => ({
    ...fieldColumn(field),
    valueGetter: (_value, { employee }) => display(employee[field]),
    renderCell: ({ row: { employee } }) => {
      const text = display(employee[field]);
      return <bdi title={text}>{text}</bdi>;
    },
  });

  const statisticColumn = (field: StatisticField): Column => ({
    ...fieldColumn(field),
    type: 'number',
    renderCell: (cell) => <StatisticCell {...cell} field={field} />,
  });

  return [
    {
      ...column('choose', t('results.table.choose')),
      sortable: false,
      renderHeader: () => <ChooseAllHeader />,
      renderCell: ({ row: { employee }, tabIndex }) => (
        <SelectCheckbox employee={employee} detail={detailOf(employee)} tabIndex={tabIndex} />
      ),
    },
    {
      ...textColumn('name'),
      display: 'flex',
      rowHeader: true,
      renderCell: ({ row: { employee }, tabIndex }) => {
        const name = display(employee.name);
        return (
          <>
            <Initials name={employee.name} id={employee._id} />
            {withDetail(
              <Link
                href={hrefOf(employeeProfilePath(employee._id))}
                color="inherit"
                underline="hover"
                tabIndex={tabIndex}
                title={name}
              >
                <bdi>{name}</bdi>
              </Link>,
              detailOf(employee),
            )}
          </>
        );
      },
    },
    textColumn('email'),
    {
      ...fieldColumn('role'),
      valueGetter: (_value, { employee }) => roleText(i18n, employee.role),
      renderCell: ({ value }: { value?: string }) => <span>{value}</span>,
    },
    textColumn('position'),
    {
      ...fieldColumn('hireDate'),
      valueGetter: (_value, { employee }) => date(employee.hireDate),
      renderCell: ({ value }: { value?: string }) => <span>{value}</span>,
    },
    statisticColumn('totalEvaluations'),
    statisticColumn('averageScore'),
    statisticColumn('minScore'),
    statisticColumn('maxScore'),
    {
      ...fieldColumn('scores'),
      sortable: false,
      renderCell: (cell) => <ScoresCell {...cell} />,
    },
    {
      ...fieldColumn('lastEvaluated'),
      renderCell: (cell) => <LastEvaluatedCell {...cell} />,
    },
    {
      ...column('evaluate', t('common.addEvaluation')),
      sortable: false,
      renderHeader: () => <span style={visuallyHidden}>{t('results.table.actions')}</span>,
      renderCell: (cell) => <EvaluateCell {...cell} onEvaluate={onEvaluate} />,
    },
  ];
}
