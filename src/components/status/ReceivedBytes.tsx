import { useSyncExternalStore } from 'react';
import Typography from '@mui/material/Typography';
import { useI18n } from '../../i18n/I18nContext';
import { receivedBytes, watchReceived } from '../../lib/query/received';

/** Of a read that takes long: how much has come. Not announced, because it changes all the time. */
export function ReceivedBytes() {
  const { t } = useI18n();
  const bytes = useSyncExternalStore(watchReceived, receivedBytes);
  if (bytes === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
      {t('components.received', { megabytes: megabytesOf(bytes) })}
    </Typography>
  );
}

/** One decimal; below 1 MB two, so that a slow line is seen to go on. */
const megabytesOf = (bytes: number) =>
  Math.max(0.01, Number((bytes / 1e6).toFixed(bytes < 1e6 ? 2 : 1)));
