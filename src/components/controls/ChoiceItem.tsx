import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import RadioButtonCheckedIcon from '@mui/icons-material/RadioButtonChecked';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';

interface ChoiceItemProps extends Omit<MenuItemProps, 'onSelect'> {
  /**
   * One item of a 'radio' group is checked. Any number of 'checkbox' items are checked, and a click leaves the menu
   * open.
   */
  type: 'radio' | 'checkbox';
  isChecked: boolean;
  onSelect: () => void;
}

const ICONS = {
  checkbox: [CheckBoxOutlineBlankIcon, CheckBoxIcon],
  radio: [RadioButtonUncheckedIcon, RadioButtonCheckedIcon],
} as const;

/** A menu item that is checked or not. */
export function ChoiceItem({ type, isChecked, onSelect, children, ...item }: ChoiceItemProps) {
  const [Unchecked, Checked] = ICONS[type];
  return (
    <MenuItem
      // MUI's MenuList passes `autoFocus` and `tabIndex` to its items.
      {...item}
      role={`menuitem${type}`}
      aria-checked={isChecked}
      selected={type === 'radio' && isChecked}
      onClick={(event) => {
        if (type === 'checkbox') event.stopPropagation();
        onSelect();
      }}
    >
      <ListItemIcon>
        {isChecked ? <Checked fontSize="small" color="primary" /> : <Unchecked fontSize="small" />}
      </ListItemIcon>
      {/* A browser's translator may move a text that has no element of its own. */}
      <span>{children}</span>
    </MenuItem>
  );
}
