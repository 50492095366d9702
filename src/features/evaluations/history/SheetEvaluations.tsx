import { styled } from '@mui/material/styles';
import type { Evaluation, Feedback } from '../../../api/contract';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { useI18n } from '../../../i18n/I18nContext';

const List = styled('ol')(({ theme: { vars, spacing, typography } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: spacing(1.5), borderTop: `1px solid ${vars.palette.divider}` },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& .text': { whiteSpace: 'pre-wrap' },
  '& .quiet': { ...typography.body2, color: vars.palette.text.secondary },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing(0.5, 1.5),
    marginBottom: spacing(0.5),
    breakAfter: 'avoid',
  },
  '& ul': {
    margin: spacing(1, 0, 0),
    padding: 0,
    paddingInlineStart: spacing(1.5),
    borderInlineStart: `3px solid ${vars.palette.divider}`,
    listStyle: 'none',
  },
  '& ul > li + li': { marginTop: spacing(1) },
}));

/** Evaluations with their notes and feedback in full, for paper. */
export function SheetEvaluations({ evaluations }: { evaluations: readonly Evaluation[] }) {
  const { t, date, display } = useI18n();
  return (
    <List aria-label={t('profile.evaluations')}>
      {evaluations.map(({ _id, score, note, createdAt, evaluator, feedbacks }) => (
        <li key={_id}>
          <p className="head">
            <ScoreBadge score={score} />
            <span>{date(createdAt)}</span>
            <span className="quiet">
              {t.rich('profile.writtenBy', {
                name: display(evaluator?.name),
                person: (name) => <bdi>{name}</bdi>,
              })}
            </span>
          </p>
          <Text text={note} fallback={t('evaluations.noNote')} />
          {feedbacks ? (
            <Feedbacks feedbacks={feedbacks} />
          ) : (
            <p className="quiet">{t('profile.feedbackUnread')}</p>
          )}
        </li>
      ))}
    </List>
  );
}

function Feedbacks({ feedbacks }: { feedbacks: readonly Feedback[] }) {
  const { t, date } = useI18n();
  if (feedbacks.length === 0) return null;
  return (
    <ul aria-label={t('evaluations.feedbacks')}>
      {feedbacks.map(({ feedback, createdAt }, index) => (
        <li key={index}>
          <p className="quiet">{t('profile.feedbackOf', { date: date(createdAt) })}</p>
          <Text text={feedback} />
        </li>
      ))}
    </ul>
  );
}

interface TextProps {
  text: string | null | undefined;
  fallback?: string;
}

function Text({ text, fallback }: TextProps) {
  const { display } = useI18n();
  const isMissing = display(text, '') === '';
  return (
    <p dir="auto" className={isMissing ? 'quiet' : 'text'}>
      {display(text, fallback)}
    </p>
  );
}
