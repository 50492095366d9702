import MoreIcon from '@mui/icons-material/MoreHoriz';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { Menu } from './Menu';
import { useMenu } from './useMenu';

/** A button that opens a menu with the controls that have no room on a phone. Its children are items, not a fragment. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const { buttonProps, menuProps } = useMenu();
  return (
    <>
      <MoreButton {...buttonProps} />
      {/* Print is one of its items: the menu fades out while the page is printed. */}
      <Menu {...menuProps} sx={{ '@media print': { display: 'none' } }}>
        {children}
      </Menu>
    </>
  );
}

/** The button of a menu such as `MoreMenu`. */
export function MoreButton(props: IconButtonProps) {
  const { t } = useI18n();
  return (
    <IconButton {...props} aria-label={t('components.more')} sx={{ marginInlineEnd: -1 }}>
      <MoreIcon />
    </IconButton>
  );
}
