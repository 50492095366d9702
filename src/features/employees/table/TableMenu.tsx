import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, type ReactNode } from 'react';
import { ChoiceItem } from '../../../components/controls/ChoiceItem';
import { Menu } from '../../../components/controls/Menu';
import { MoreMenu } from '../../../components/controls/MoreMenu';
import { useMenu } from '../../../components/controls/useMenu';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { EMPLOYEE_PARAMETERS, type OptionalColumn } from '../model/addressParameters';
import { compactRows } from '../model/compactRows';
import type { EmployeeSorting } from '../model/sorting';
import { wideColumns } from './columns';

interface TableMenuProps {
  /** The optional columns that are shown. */
  chosen: OptionalColumn[];
  onChoose: (columns: OptionalColumn[]) => void;
  sorting: EmployeeSorting | undefined;
  onSortingChange: (sorting: EmployeeSorting | null) => void;
}

/** The message key of an option is that of its column. */
const OPTIONS: readonly OptionalColumn[] = ['position', 'hireDate'];

/**
 * A menu with the columns that are hidden by default, and with the height of the rows; on a narrow screen, where most
 * columns have no header, with the order.
 */
export const TableMenu = memo(function TableMenu(props: TableMenuProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { chosen, onChoose } = props;
  const narrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const isShown = (column: OptionalColumn) => chosen.includes(column);
  const columns = OPTIONS.map((column) => (
    <ChoiceItem
      key={column}
      type="checkbox"
      isChecked={isShown(column)}
      onSelect={() => {
        onChoose(OPTIONS.filter((other) => isShown(other) !== (other === column)));
      }}
    >
      {t(`employees.${column}`)}
    </ChoiceItem>
  ));
  if (!narrow) return <ColumnsMenu>{columns}</ColumnsMenu>;
  return (
    <MoreMenu>
      <ListSubheader role="none">{t('employees.columns')}</ListSubheader>
      {columns}
      <Divider />
      <ListSubheader role="none">{t('employees.order')}</ListSubheader>
      {orderItems(i18n, props)}
    </MoreMenu>
  );
});

function ColumnsMenu({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  const isCompact = compactRows.useValue();
  const { buttonProps, menuProps } = useMenu();
  return (
    <>
      <Button
        {...buttonProps}
        color="inherit"
        startIcon={<ViewColumnIcon />}
        sx={{ marginInlineEnd: -1 }}
      >
        {t('employees.columns')}
      </Button>
      <Menu {...menuProps}>
        {children}
        <Divider />
        <ListSubheader role="none">{t('employees.rows')}</ListSubheader>
        <ChoiceItem
          type="checkbox"
          isChecked={isCompact}
          onSelect={() => {
            compactRows.set(!isCompact);
          }}
        >
          {t('employees.compactRows')}
        </ChoiceItem>
      </Menu>
    </>
  );
}

/** Both directions of each column of a wide screen. */
function orderItems(i18n: I18n, { chosen, sorting, onSortingChange }: TableMenuProps) {
  const { t } = i18n;
  const { format } = EMPLOYEE_PARAMETERS.sort;
  const orders = wideColumns(i18n, chosen).flatMap(({ field, header, order = header }) => [
    { next: { field, isDescending: false }, text: order },
    { next: { field, isDescending: true }, text: t('employees.descending', { order }) },
  ]);
  return [{ next: null, text: t('employees.defaultOrder') }, ...orders].map(({ next, text }) => (
    <ChoiceItem
      key={format(next)}
      type="radio"
      isChecked={format(sorting ?? null) === format(next)}
      onSelect={() => {
        onSortingChange(next);
      }}
    >
      {text}
    </ChoiceItem>
  ));
}
