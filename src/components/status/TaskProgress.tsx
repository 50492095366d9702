import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useI18n } from '../../i18n/I18nContext';

interface TaskProgressProps {
  /** The name of the progress bar. */
  label: string;
  progress: { done: number; total: number };
  onCancel: () => void;
}

/** How far a long task is, and a button that cancels it (specification, Long tasks). */
export function TaskProgress({ label, progress, onCancel }: TaskProgressProps) {
  const { t } = useI18n();
  const { done, total } = progress;
  const text = t('components.progress', progress);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <LinearProgress
        aria-label={label}
        aria-valuetext={text}
        variant="determinate"
        value={total === 0 ? 100 : (100 * done) / total}
        sx={{ width: { xs: 64, sm: 120 } }}
      />
      <Typography variant="body2" noWrap>
        {text}
      </Typography>
      <Button onClick={onCancel} color="inherit">
        {t('forms.cancel')}
      </Button>
    </Stack>
  );
}
