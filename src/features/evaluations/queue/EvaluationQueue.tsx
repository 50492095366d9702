import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Employee } from '../../../api/contract';
import { ignoreSamePress } from '../../../components/forms/samePress';
import { EvaluationDialog } from '../dialogs/lazyEvaluationDialogs';
import type { WalkFacts } from '../dialogs/queueLine';
import { useI18n } from '../../../i18n/I18nContext';
import { printProfilesPath } from '../../../lib/url/paths';
import { usePeriodLinks } from '../../../lib/url/periodLink';

export interface WalkPerson extends Partial<Pick<WalkFacts, 'last'>> {
  employee: Employee;
}

/** The evaluation of one person after the other, in the order that the list had at the start. */
export interface Walk {
  people: readonly WalkPerson[];
  /** The index of the person who is being evaluated. After the last one, it is the number of people. */
  index: number;
  /** The ids of those who were evaluated. The others before `index` were skipped. */
  evaluated: readonly string[];
}

interface EvaluationWalkProps {
  walk: Walk;
  /** Whether what is known of the people are the user's own evaluations only. */
  isOwn?: boolean | undefined;
  /** The text of a draft for the person who is being evaluated. */
  typed?: Record<string, string> | undefined;
  onStep: (walk: Walk) => void;
  onClose: () => void;
}

/** The dialog of one person after the other, and at the end how many were evaluated. One person alone is no walk. */
export function EvaluationWalk({ walk, isOwn, typed, onStep, onClose }: EvaluationWalkProps) {
  const { people, index, evaluated } = walk;
  const person = people[index];
  if (!person) return <WalkEnd walk={walk} onClose={onClose} />;
  const { employee, last } = person;
  const stepTo = (ids: readonly string[]) => () => {
    onStep({ people, index: index + 1, evaluated: ids });
  };
  return (
    <EvaluationDialog
      employee={{ id: employee._id, name: employee.name }}
      typed={typed}
      onClose={onClose}
      walk={
        people.length > 1
          ? {
              place: index + 1,
              total: people.length,
              position: employee.position,
              last,
              isOwn,
              draft: { ids: people.map((one) => one.employee._id), index, evaluated },
              onSaved: stepTo([...evaluated, employee._id]),
              onSkip: stepTo(evaluated),
            }
          : undefined
      }
    />
  );
}

/** React has no `autoFocus` for links. */
function focus(link: HTMLAnchorElement | null) {
  link?.focus();
}

/** How many were evaluated, and a link to their printed profiles. */
function WalkEnd({
  walk: { people, evaluated },
  onClose,
}: Pick<EvaluationWalkProps, 'walk' | 'onClose'>) {
  const { t } = useI18n();
  const withPeriod = usePeriodLinks();
  useEffect(() => ignoreSamePress, []);
  const count = people.length;
  const hasSheets = evaluated.length > 0;
  return (
    <Dialog open fullWidth maxWidth="xs" transitionDuration={0} onClose={onClose}>
      <DialogTitle>
        {evaluated.length === count
          ? t('evaluations.walk.allDone', { count })
          : t('evaluations.walk.someDone', {
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
            {t('evaluations.walk.printSheets')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
