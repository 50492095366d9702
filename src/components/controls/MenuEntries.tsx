import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import RadioButtonCheckedIcon from '@mui/icons-material/RadioButtonChecked';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
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
  /** A control below the entries. The Tab key leads to it. */
  control?: ReactNode;
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
export function MenuEntries(props: MenuEntriesProps) {
  const { id, minWidth, anchor, about, entries, control, onClose } = props;
  const controlRow = useRef<HTMLDivElement>(null);
  const start = useTheme().direction === 'rtl' ? 'right' : 'left';

  /** MUI's own menu closes at Tab. */
  function onTab(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const next = controlRow.current?.querySelector<HTMLElement>('select');
    if (next && !event.shiftKey) next.focus();
    else onClose();
  }

  return (
    <Popover
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      disableAutoFocus
      anchorOrigin={{ vertical: 'bottom', horizontal: start }}
      transformOrigin={{ vertical: 'top', horizontal: start }}
      slotProps={{
        paper: {
          sx: {
            minWidth,
            maxWidth: 'min(24rem, calc(100vw - 2rem))',
            maxHeight: 'calc(100% - 96px)',
          },
        },
      }}
    >
      <MenuList
        id={id}
        autoFocusItem={anchor !== null}
        variant="selectedMenu"
        aria-describedby={about && `${id}-about`}
        onKeyDown={onTab}
        sx={{ outline: 0 }}
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
            key={index}
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
            sx={{
              minHeight: 48,
              whiteSpace: 'normal',
              '&.active': { color: 'primary.main', fontWeight: 600 },
            }}
          >
            {choice && <ChoiceIcon {...choice} />}
            <span>{text}</span>
          </MenuItem>,
        ])}
      </MenuList>
      {control && (
        <Box ref={controlRow} sx={{ px: 2, pb: 2 }}>
          {control}
        </Box>
      )}
    </Popover>
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
