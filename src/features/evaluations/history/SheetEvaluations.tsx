import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Evaluation, Feedback } from '../../../api/contract';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { useI18n } from '../../../i18n/I18nContext';

const List = styled('ol')(({ theme: { vars, spacing, typography } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: spacing(1.5), borderTop: `1px solid ${vars.palette.divider}` },
  // Long notes and feedback can be divided between pages.
  '& li': { breakInside: 'auto' },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& ul .muted': { breakAfter: 'avoid' },
  '& .text': { whiteSpace: 'pre-wrap' },
  '& .muted': { ...typography.body2, color: vars.palette.text.secondary },
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

interface SheetEvaluationsProps {
  evaluations: readonly Evaluation[];
  /**
   * An inline element at the end of the last paragraph. On paper, some lines of the paragraph are on the same page (CSS
   * `widows`). `break-before: avoid` fails in Chromium where the paragraph fills its page.
   */
  end: ReactNode;
}

/** Evaluations with their notes and feedback in full, for paper. */
export function SheetEvaluations({ evaluations, end }: SheetEvaluationsProps) {
  const { t, date, display } = useI18n();
  return (
    <List aria-label={t('profile.evaluations')}>
      {evaluations.map(({ _id, score, note, createdAt, evaluator, feedbacks }, index) => {
        const endHere = index === evaluations.length - 1 && end;
        const hasFeedback = feedbacks && feedbacks.length > 0;
        return (
          <li key={_id}>
            <p className="head">
              <ScoreBadge score={score} />
              <span>{date(createdAt)}</span>
              <span className="muted">
                {t.rich('profile.writtenBy', {
                  name: display(evaluator?.name),
                  person: (name) => <bdi>{name}</bdi>,
                })}
              </span>
            </p>
            <Text
              text={note}
              fallback={t('evaluations.noNote')}
              end={feedbacks && !hasFeedback && endHere}
            />
            {hasFeedback && <Feedbacks feedbacks={feedbacks} end={endHere} />}
            {!feedbacks && (
              <p className="muted">
                {t('profile.feedbackUnread')}
                {endHere}
              </p>
            )}
          </li>
        );
      })}
    </List>
  );
}

interface FeedbacksProps {
  feedbacks: readonly Feedback[];
  end: ReactNode;
}

function Feedbacks({ feedbacks, end }: FeedbacksProps) {
  const { t, date } = useI18n();
  return (
    <ul aria-label={t('evaluations.feedbacks')}>
      {feedbacks.map(({ feedback, createdAt }, index) => (
        <li key={index}>
          <p className="muted">{t('profile.feedbackOf', { date: date(createdAt) })}</p>
          <Text text={feedback} end={index === feedbacks.length - 1 && end} />
        </li>
      ))}
    </ul>
  );
}

interface TextProps {
  text: string | null | undefined;
  fallback?: string;
  end: ReactNode;
}

function Text({ text, fallback, end }: TextProps) {
  const { display } = useI18n();
  const isMissing = display(text, '') === '';
  return (
    <p dir="auto" className={isMissing ? 'muted' : 'text'}>
      {display(text, fallback)}
      {end}
    </p>
  );
}
