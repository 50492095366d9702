import LinearProgress from '@mui/material/LinearProgress';
import type { SxProps } from '@mui/material/styles';
import { useI18n } from '../../i18n/I18nContext';

/** A queue of dialogs, each with its own form. */
export interface FormQueue {
  /** The place of this dialog, counted from 1. */
  place: number;
  /** The number of dialogs. */
  total: number;
  /** The accessible name of the bar that shows the place. */
  label: string;
  /**
   * Called after a successful save by 'Save and next', and by Save in the last dialog. The caller shows the next
   * dialog.
   */
  onSaved: () => void;
  /** Called by Skip. */
  onSkip: () => void;
}

/** A thin progress bar at the upper edge of the dialog. */
export function QueueProgress({ place, total, label }: FormQueue) {
  const { t } = useI18n();
  return (
    <LinearProgress
      aria-label={label}
      aria-valuetext={t('components.progress', { done: place, total })}
      variant="determinate"
      value={(100 * place) / total}
      sx={{ flex: 'none' }}
    />
  );
}

/** On a phone the default button has its own row, and the others share the next one. */
export const queueButtons = {
  flexWrap: 'wrap',
  gap: 1,
  '& > *': { flex: { xs: '1 1 0', sm: 'none' }, whiteSpace: 'nowrap' },
  '& > :nth-of-type(4)': { order: { xs: -1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } },
} satisfies SxProps;
