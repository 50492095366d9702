import { useSyncExternalStore } from 'react';
import Typography from '@mui/material/Typography';
import { useI18n } from '../../i18n/I18nContext';
import { receivedBytes } from '../../lib/query/receivedBytes';

/**
 * The number of bytes that a slow read has received so far. Screen readers do not announce it, because it changes all
 * the time.
 */
export function ReceivedBytes() {
  const { t } = useI18n();
  const bytes = useSyncExternalStore(receivedBytes.subscribe, receivedBytes.get);
  if (bytes === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
      {t('components.received', { megabytes: megabytesOf(bytes) })}
    </Typography>
  );
}

/**
 * Returns megabytes with one decimal. Below 1 MB there are two, so that the number changes on a slow connection, too.
 */
const megabytesOf = (bytes: number) =>
  Math.max(0.01, Number((bytes / 1e6).toFixed(bytes < 1e6 ? 2 : 1)));
