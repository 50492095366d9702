import BellIcon from '@mui/icons-material/NotificationsOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { lazyOverlay } from '../../../components/status/lazyOverlay';
import { toastHistory } from '../../../components/toasts/notify';

const NotificationList = lazyOverlay(
  async () => (await import('./NotificationList')).NotificationList,
);

// MUI's Badge would be code for every screen.
const Count = styled('span')({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  minWidth: '1.125rem',
  borderRadius: 9,
  color: 'var(--mui-palette-error-contrastText)',
  backgroundColor: 'var(--mui-palette-error-main)',
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: '1.125rem',
});

/** A button that opens the toasts of this session. Its badge counts the failures that were not seen there. */
export function NotificationBell() {
  // Null while the list is closed, and undefined before it is opened: it stays mounted while it fades out.
  const [anchor, setAnchor] = useState<HTMLElement | null>();
  const unseen = toastHistory
    .useValue()
    .filter(({ tone, isSeen }) => tone === 'destructive' && !isSeen).length;
  const shown = unseen > 99 ? '99+' : String(unseen);
  const name = unseen
    ? `Notifications, ${shown} unseen failure${unseen > 1 ? 's' : ''}`
    : 'Notifications';

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
        <BellIcon />
        {unseen > 0 && <Count aria-hidden>{shown}</Count>}
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
