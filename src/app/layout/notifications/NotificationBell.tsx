import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { placementOf } from '../../../components/controls/placement';
import { lazyDialog } from '../../../components/controls/lazyDialog';
import { toastHistory } from '../../../components/toasts/notify';
import { useI18n } from '../../../i18n/I18nContext';

const NotificationList = lazyDialog(
  async () => (await import('./NotificationList')).NotificationList,
);

/** The largest count that is shown. A larger one is shown as '99+'. */
const LARGEST_COUNT = 99;

/** The button that opens the toasts of this session. Its badge has the number of unseen failures. */
export function NotificationBell() {
  const [placement, setPlacement] = useState<ReturnType<typeof placementOf>>();
  const unseen = toastHistory
    .useValue()
    .filter(({ tone, isSeen }) => tone === 'destructive' && !isSeen).length;
  const { t, count } = useI18n();
  const unseenText = unseen > LARGEST_COUNT ? `${count(LARGEST_COUNT)}+` : count(unseen);
  const name = unseen
    ? t('shell.notifications.unseen', { count: unseen, shown: unseenText })
    : t('shell.notifications.title');

  return (
    <>
      <IconButton
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={placement !== undefined}
        title={name}
        onClick={(event) => {
          setPlacement(placementOf(event.currentTarget));
        }}
      >
        <Badge
          badgeContent={unseen > 0 ? unseenText : null}
          color="error"
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          <BellIcon />
        </Badge>
      </IconButton>
      {placement && (
        <NotificationList
          placement={placement}
          onClose={() => {
            setPlacement(undefined);
          }}
        />
      )}
    </>
  );
}
