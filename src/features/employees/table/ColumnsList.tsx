import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { OptionalColumn } from '../model/addressParameters';
import { HIRE_DATE, POSITION } from './columns';

export interface ColumnsListProps {
  id: string;
  /** The button of the menu; null while it is closed. */
  anchor: HTMLElement | null;
  /** The columns that are shown. */
  chosen: OptionalColumn[];
  onChoose: (columns: OptionalColumn[]) => void;
  onClose: () => void;
}

const ITEMS = [
  { column: 'position', header: POSITION.header },
  { column: 'hireDate', header: HIRE_DATE.header },
] as const;

/** The columns that are hidden at first. The menu stays open, so that both can be chosen. */
export function ColumnsList({ id, anchor, chosen, onChoose, onClose }: ColumnsListProps) {
  const isShown = (column: OptionalColumn) => chosen.includes(column);
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {ITEMS.map(({ column, header }) => (
        <MenuItem
          key={column}
          role="menuitemcheckbox"
          aria-checked={isShown(column)}
          onClick={() => {
            onChoose(
              ITEMS.map((item) => item.column).filter(
                (other) => isShown(other) !== (other === column),
              ),
            );
          }}
          sx={{ minHeight: 48 }}
        >
          <ListItemIcon>
            {isShown(column) ? (
              <CheckBoxIcon fontSize="small" color="primary" />
            ) : (
              <CheckBoxOutlineBlankIcon fontSize="small" />
            )}
          </ListItemIcon>
          {header}
        </MenuItem>
      ))}
    </Menu>
  );
}
