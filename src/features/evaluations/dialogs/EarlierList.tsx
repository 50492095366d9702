import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useI18n } from '../../../i18n/I18nContext';
import type { Evaluation } from '../../../api/contract';
import { failureCause } from '../../../api/http/loadFailure';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { LocalDate } from '../../../components/text/LocalDate';
import { DOT } from '../../../lib/text/dot';
import { listedNote } from '../note';
import type { Earlier } from './useEarlierEvaluations';

/** The maximum number of evaluations that are listed. The profile shows the others. */
const MAX_SHOWN = 20;

interface EarlierListProps {
  id: string;
  label: string;
  earlier: Earlier;
  onRetry: () => void;
}

/** The evaluations, or a text that says why there are none. */
export function EarlierList({ id, label, earlier, onRetry }: EarlierListProps) {
  const i18n = useI18n();
  const { evaluations, error } = earlier;
  return (
    <Box
      sx={panel}
      id={id}
      role="group"
      aria-label={label}
      aria-busy={!evaluations && !error}
      // The keyboard can scroll only an element that has the focus.
      tabIndex={0}
    >
      {evaluations ? (
        <Evaluations evaluations={evaluations} />
      ) : error ? (
        <>
          <p>{i18n.t('evaluations.unread')}</p>
          <small>{failureCause(error)?.text(i18n)}</small>
          <Button variant="outlined" size="small" onClick={onRetry}>
            {i18n.t('failures.tryAgain')}
          </Button>
        </>
      ) : (
        <Skeleton variant="rounded" height="6rem" />
      )}
    </Box>
  );
}

function Evaluations({ evaluations }: { evaluations: readonly Evaluation[] }) {
  const { t, display } = useI18n();
  const remaining = evaluations.length - MAX_SHOWN;
  if (evaluations.length === 0) return <p>{t('evaluations.noEarlier')}</p>;
  return (
    <>
      <ul>
        {evaluations.slice(0, MAX_SHOWN).map(({ _id, score, note, createdAt, evaluator }) => (
          <li key={_id}>
            <div>
              <ScoreBadge score={score} />
              <small>
                <LocalDate iso={createdAt} />
                <span>{DOT}</span>
                <bdi>{display(evaluator?.name)}</bdi>
              </small>
            </div>
            <Note note={note} />
          </li>
        ))}
      </ul>
      {remaining > 0 && <small>{t('evaluations.earlierLeft', { count: remaining })}</small>}
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

const panel = {
  alignSelf: 'stretch',
  minHeight: 0,
  flex: { md: '1 1 0' },
  overflowY: { md: 'auto' },
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& p': { m: 0 },
  '& small': { fontSize: '0.75rem', color: 'text.secondary' },
  '& > small': { display: 'block' },
  '& > button': { mt: 1 },
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& li': { py: 1.25 },
  '& li:first-of-type': { pt: 1 },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& li > div': { display: 'flex', alignItems: 'center', gap: 1 },
  '& li > p': { mt: 0.5, whiteSpace: 'pre-wrap' },
} satisfies SxProps;
