import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { countFuture } from '../../lib/text/createdTime';

interface ClockNoteProps {
  /** Of any time. */
  evaluations: Parameters<typeof countFuture>[0] | undefined;
}

/** Says how many evaluations are left out because they are dated in the future. Most likely the viewer's clock is wrong. */
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
