import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useI18n } from '../../../i18n/I18nContext';
import type { Evaluation } from '../../../api/contract';
import { failureCause } from '../../../api/http/loadFailure';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { LocalDate } from '../../../components/text/LocalDate';
import { listedNote } from '../note';
import type { Earlier } from './useEarlier';

/** More are on the profile. */
const MOST = 20;

interface EarlierListProps {
  id: string;
  label: string;
  earlier: Earlier;
  onRetry: () => void;
}

/** The evaluations, or why there are none yet. */
export function EarlierList({ id, label, earlier, onRetry }: EarlierListProps) {
  const i18n = useI18n();
  const { evaluations, error } = earlier;
  return (
    <Panel
      id={id}
      role="group"
      aria-label={label}
      aria-busy={!evaluations && !error}
      // A keyboard can scroll only what takes the focus.
      tabIndex={0}
    >
      {evaluations ? (
        <Evaluations evaluations={evaluations} />
      ) : error ? (
        <>
          <p>{i18n.t('evaluations.unread')}</p>
          <small>{failureCause(error)?.(i18n)}</small>
          <Button variant="outlined" size="small" onClick={onRetry}>
            {i18n.t('failures.tryAgain')}
          </Button>
        </>
      ) : (
        <Skeleton variant="rounded" height="6rem" />
      )}
    </Panel>
  );
}

function Evaluations({ evaluations }: { evaluations: readonly Evaluation[] }) {
  const { t, display } = useI18n();
  const left = evaluations.length - MOST;
  if (evaluations.length === 0) return <p>{t('evaluations.noEarlier')}</p>;
  return (
    <>
      <ul>
        {evaluations.slice(0, MOST).map(({ _id, score, note, createdAt, evaluator }) => (
          <li key={_id}>
            <div>
              <ScoreBadge score={score} />
              <small>
                <LocalDate iso={createdAt} />
                <span>{' · '}</span>
                <bdi>{display(evaluator?.name)}</bdi>
              </small>
            </div>
            <Note note={note} />
          </li>
        ))}
      </ul>
      {left > 0 && <small>{t('evaluations.earlierLeft', { count: left })}</small>}
    </>
  );
}

function Note({ note }: Pick<Evaluation, 'note'>) {
  const { text, isMissing } = listedNote(useI18n(), note);
  return (
    <Typography variant="body2" dir="auto" color={isMissing ? 'textSecondary' : undefined}>
      {text}
    </Typography>
  );
}

const Panel = styled('div')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  alignSelf: 'stretch',
  minHeight: 0,
  [breakpoints.up('md')]: { flex: '1 1 0', overflowY: 'auto' },
  ...typography.body2,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& small': { fontSize: '0.8125rem', color: vars.palette.text.secondary },
  '& > small': { display: 'block' },
  '& > button': { marginTop: spacing(1) },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { paddingBlock: spacing(1.25) },
  '& li:first-of-type': { paddingTop: spacing(0.5) },
  '& li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& li > div': { display: 'flex', alignItems: 'center', gap: spacing(1) },
  '& li > p': { marginTop: spacing(0.5), whiteSpace: 'pre-wrap' },
}));
