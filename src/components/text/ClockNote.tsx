import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { countFuture } from '../../lib/text/createdTime';

interface ClockNoteProps {
  /** The evaluations of any time. */
  evaluations: Parameters<typeof countFuture>[0] | undefined;
}

/**
 * A note with the number of evaluations that are left out because they are dated in the future. Most likely the user's
 * clock is wrong.
 */
export function ClockNote({ evaluations }: ClockNoteProps) {
  const { t } = useI18n();
  const count = useMemo(() => (evaluations ? countFuture(evaluations) : 0), [evaluations]);
  if (count === 0) return null;
  return (
    <Typography variant="body2" role="note">
      {t('components.clockWrong', { count })}
    </Typography>
  );
}
