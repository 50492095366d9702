import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import RadioButtonCheckedIcon from '@mui/icons-material/RadioButtonChecked';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { NavLink } from 'react-router-dom';

export interface MenuEntry {
  text: string;
  /** One of several entries is checked ('radio'), or any of them ('checkbox'), which leave the menu open. */
  choice?: { type: 'radio' | 'checkbox'; isChecked: boolean };
  /** The address that it leads to. */
  to?: string;
  onSelect?: () => void;
  /** A line separates it from the entries above. */
  isSeparated?: boolean;
  /** Above the entry, which is the first of several: a line and what they are about. */
  heading?: string;
}

export interface MenuContent {
  /** What the menu is about, above its entries. */
  about?: { title: string; text: string };
  entries: MenuEntry[];
  /** A CSS length. */
  minWidth?: string;
}

interface MenuEntriesProps extends MenuContent {
  id: string;
  /** The button of the menu; null while the menu is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

const HEADING = { px: 2, py: 0.5, lineHeight: 1.5 };

const CHOICE_ICONS = {
  checkbox: [CheckBoxOutlineBlankIcon, CheckBoxIcon],
  radio: [RadioButtonUncheckedIcon, RadioButtonCheckedIcon],
} as const;

/** The list of a menu: links, choices and commands. */
export function MenuEntries({ id, minWidth, anchor, about, entries, onClose }: MenuEntriesProps) {
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{
        paper: { sx: { minWidth, maxWidth: 'min(24rem, calc(100vw - 2rem))' } },
        list: { 'aria-describedby': about && `${id}-about` },
      }}
    >
      {about && (
        <ListSubheader id={`${id}-about`} role="none" disableSticky sx={HEADING}>
          <Typography color="textPrimary" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{about.title}</bdi>
          </Typography>
          <Typography variant="body2">{about.text}</Typography>
        </ListSubheader>
      )}
      {entries.flatMap(({ text, choice, to, onSelect, isSeparated, heading }, index) => [
        (isSeparated ?? heading !== undefined) && (
          <Divider key={`${index} line`} sx={{ '&&&': { my: 1 } }} />
        ),
        heading && (
          <ListSubheader key={`${index} heading`} role="none" disableSticky sx={HEADING}>
            {heading}
          </ListSubheader>
        ),
        <MenuItem
          key={`${index} ${text}`}
          {...(to !== undefined && { component: NavLink, to, end: true })}
          {...(choice && {
            role: `menuitem${choice.type}`,
            'aria-checked': choice.isChecked,
            selected: choice.type === 'radio' && choice.isChecked,
          })}
          onClick={() => {
            if (choice?.type !== 'checkbox') onClose();
            onSelect?.();
          }}
          sx={{ minHeight: 48, '&.active': { color: 'primary.main', fontWeight: 600 } }}
        >
          {choice && <ChoiceIcon {...choice} />}
          {text}
        </MenuItem>,
      ])}
    </Menu>
  );
}

function ChoiceIcon({ type, isChecked }: NonNullable<MenuEntry['choice']>) {
  const [Unchecked, Checked] = CHOICE_ICONS[type];
  return (
    <ListItemIcon sx={{ '&&': { minWidth: '2.25rem' } }}>
      {isChecked ? <Checked fontSize="small" color="primary" /> : <Unchecked fontSize="small" />}
    </ListItemIcon>
  );
}
