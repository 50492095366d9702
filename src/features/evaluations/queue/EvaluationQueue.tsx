import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Employee } from '../../../api/contract';
import { ignoreSamePress } from '../../../components/forms/samePress';
import { EvaluationDialog } from '../dialogs/lazyEvaluationDialogs';
import type { QueueDetails } from '../dialogs/queueLine';
import { useI18n } from '../../../i18n/I18nContext';
import { printProfilesPath } from '../../../lib/url/paths';
import { usePeriodLinks } from '../../../lib/url/periodLink';

export interface QueuedPerson extends Partial<Pick<QueueDetails, 'last'>> {
  employee: Employee;
}

/** The evaluation of one person after the other, in the order that the list had at the start. */
export interface Queue {
  people: readonly QueuedPerson[];
  /** The index of the person who is being evaluated. After the last one, it is the number of people. */
  index: number;
  /** The ids of those who were evaluated. The others before `index` were skipped. */
  evaluated: readonly string[];
}

interface EvaluationQueueProps {
  queue: Queue;
  /** Whether only the user's own evaluations of the people are known. */
  isOwn?: boolean | undefined;
  /** The text of a draft for the person who is being evaluated. */
  typed?: Record<string, string> | undefined;
  onStep: (queue: Queue) => void;
  onClose: () => void;
}

/**
 * The dialog of one person after the other. At the end, it says how many were evaluated. One person alone is no queue.
 */
export function EvaluationQueue({ queue, isOwn, typed, onStep, onClose }: EvaluationQueueProps) {
  const { people, index, evaluated } = queue;
  const person = people[index];
  if (!person) return <QueueEnd queue={queue} onClose={onClose} />;
  const { employee, last } = person;
  const stepTo = (ids: readonly string[]) => () => {
    onStep({ people, index: index + 1, evaluated: ids });
  };
  return (
    <EvaluationDialog
      employee={{ id: employee._id, name: employee.name }}
      typed={typed}
      onClose={onClose}
      queue={
        people.length > 1
          ? {
              place: index + 1,
              total: people.length,
              position: employee.position,
              last,
              isOwn,
              draft: { ids: people.map((queued) => queued.employee._id), index, evaluated },
              onSaved: stepTo([...evaluated, employee._id]),
              onSkip: stepTo(evaluated),
            }
          : undefined
      }
    />
  );
}

/** Focuses a link, for which React has no `autoFocus`. */
function focus(link: HTMLAnchorElement | null) {
  link?.focus();
}

/** Says how many people were evaluated, with a link to their printed profiles. */
function QueueEnd({
  queue: { people, evaluated },
  onClose,
}: Pick<EvaluationQueueProps, 'queue' | 'onClose'>) {
  const { t } = useI18n();
  const withPeriod = usePeriodLinks();
  useEffect(() => ignoreSamePress, []);
  const count = people.length;
  const hasSheets = evaluated.length > 0;
  return (
    <Dialog open fullWidth maxWidth="xs" transitionDuration={0} onClose={onClose}>
      <DialogTitle>
        {evaluated.length === count
          ? t('evaluations.queue.allDone', { count })
          : t('evaluations.queue.someDone', {
              evaluated: evaluated.length,
              count,
              skipped: count - evaluated.length,
            })}
      </DialogTitle>
      <DialogActions>
        <Button color="inherit" autoFocus={!hasSheets} onClick={onClose}>
          {t('overview.close')}
        </Button>
        {hasSheets && (
          <Button
            component={Link}
            to={withPeriod(printProfilesPath(evaluated))}
            variant="contained"
            ref={focus}
          >
            {t('evaluations.queue.printSheets')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
