import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { LazyMenu } from '../../../components/controls/LazyMenu';
import type { OptionalColumn } from '../model/addressParameters';
import { HIRE_DATE, POSITION } from './columns';

interface ColumnsMenuProps {
  /** The columns that are shown. */
  chosen: OptionalColumn[];
  onChoose: (columns: OptionalColumn[]) => void;
}

const OPTIONS = [
  { column: 'position', header: POSITION.header },
  { column: 'hireDate', header: HIRE_DATE.header },
] as const;

const icon = <ViewColumnIcon />;

/** A button with a menu of the columns that are hidden at first. */
export const ColumnsMenu = memo(function ColumnsMenu({ chosen, onChoose }: ColumnsMenuProps) {
  const isShown = (column: OptionalColumn) => chosen.includes(column);
  const toggled = (column: OptionalColumn) =>
    OPTIONS.map((option) => option.column).filter((other) => isShown(other) !== (other === column));

  return (
    <LazyMenu
      renderButton={(props) => (
        <Button
          {...props}
          color="inherit"
          startIcon={icon}
          sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}
        >
          Columns
        </Button>
      )}
      entries={OPTIONS.map(({ column, header }) => ({
        text: header,
        choice: { type: 'checkbox', isChecked: isShown(column) },
        onSelect: () => {
          onChoose(toggled(column));
        },
      }))}
    />
  );
});
