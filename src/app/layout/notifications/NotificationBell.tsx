import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { lazyOverlay } from '../../../components/status/lazyOverlay';
import { toastHistory } from '../../../components/toasts/notify';
import { useI18n } from '../../../i18n/I18nContext';

const NotificationList = lazyOverlay(
  async () => (await import('./NotificationList')).NotificationList,
);

/** A larger number is shown as '99+'. */
const MOST = 99;

/** A button that opens the toasts of this session. Its badge counts the failures that were not seen there. */
export function NotificationBell() {
  // Undefined before the list is first opened, null while it is closed: it stays mounted while it fades out.
  const [anchor, setAnchor] = useState<HTMLElement | null>();
  const unseen = toastHistory
    .useValue()
    .filter(({ tone, isSeen }) => tone === 'destructive' && !isSeen).length;
  const { t, count } = useI18n();
  const shown = unseen > MOST ? `${count(MOST)}+` : count(unseen);
  const name = unseen
    ? t('shell.notifications.unseen', { count: unseen, shown })
    : t('shell.notifications.title');

  return (
    <>
      <IconButton
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        title={name}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <Badge
          badgeContent={unseen > 0 ? shown : null}
          color="error"
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          <BellIcon />
        </Badge>
      </IconButton>
      {anchor !== undefined && (
        <NotificationList
          anchor={anchor}
          onClose={() => {
            setAnchor(null);
          }}
        />
      )}
    </>
  );
}
