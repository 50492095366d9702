import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import RadioButtonCheckedIcon from '@mui/icons-material/RadioButtonChecked';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';

interface ChoiceItemProps extends Omit<MenuItemProps, 'onSelect'> {
  /** One of several is checked ('radio'), or any of them ('checkbox'), which leave the menu open. */
  type: 'radio' | 'checkbox';
  isChecked: boolean;
  onSelect: () => void;
}

const ICONS = {
  checkbox: [CheckBoxOutlineBlankIcon, CheckBoxIcon],
  radio: [RadioButtonUncheckedIcon, RadioButtonCheckedIcon],
} as const;

/** An entry of a menu that is a choice. */
export function ChoiceItem({ type, isChecked, onSelect, children, ...item }: ChoiceItemProps) {
  const [Unchecked, Checked] = ICONS[type];
  return (
    <MenuItem
      // MUI's MenuList passes the focus and the tab order.
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
      {/* An element of its own, as a translated page needs it. */}
      <span>{children}</span>
    </MenuItem>
  );
}
