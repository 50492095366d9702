import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useState, useSyncExternalStore } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { pauseSeconds } from '../../lib/query/hostPause';

/** Seconds between two announcements of a pause. */
const ANNOUNCED_EVERY = 20;

interface TaskProgressProps {
  /** The accessible name of the progress bar. */
  label: string;
  task?: 'export' | 'reading';
  progress: { done: number; total: number };
  onCancel: () => void;
}

/**
 * The progress of a long task, with a button that cancels it (specification, Long tasks). While the server asks to
 * wait, it says when the task continues.
 */
export function TaskProgress({ label, task = 'reading', progress, onCancel }: TaskProgressProps) {
  const { t } = useI18n();
  const seconds = useSyncExternalStore(pauseSeconds.subscribe, pauseSeconds.get);
  const announced = useAnnounced(seconds);
  const { done, total } = progress;
  const text = t('components.progress', progress);
  const waitText = (left: number) => t('components.hostWait', { task, seconds: left });
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <LinearProgress
        aria-label={label}
        aria-valuetext={text}
        variant="determinate"
        value={total === 0 ? 100 : (100 * done) / total}
        sx={{ width: { xs: 64, sm: 120 } }}
      />
      {seconds === undefined ? (
        <Typography variant="body2" noWrap>
          {text}
        </Typography>
      ) : (
        <Typography variant="body2" aria-hidden>
          {waitText(seconds)}
        </Typography>
      )}
      <span aria-live="polite" style={visuallyHidden}>
        {announced === undefined ? '' : waitText(announced)}
      </span>
      <Button onClick={onCancel} color="inherit">
        {t('forms.cancel')}
      </Button>
    </Stack>
  );
}

/** Returns the seconds of the last announcement. A screen reader would otherwise speak all the time. */
function useAnnounced(seconds: number | undefined): number | undefined {
  const [announced, setAnnounced] = useState<number>();
  const age = announced === undefined || seconds === undefined ? undefined : announced - seconds;
  const isCurrent = age === undefined ? announced === seconds : age >= 0 && age < ANNOUNCED_EVERY;
  if (!isCurrent) setAnnounced(seconds);
  return announced;
}
