import List from '@mui/material/List';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Feedback } from '../../../api/contract';
import { LocalDate } from '../../../components/text/LocalDate';
import { useI18n } from '../../../i18n/I18nContext';

const list = {
  maxHeight: '18rem',
  overflowY: 'auto',
  '@media print': { maxHeight: 'none' },
  // The list looks like a thread, with one line at its side and a dot for each feedback.
  '& li': {
    position: 'relative',
    pb: 2,
    marginInlineStart: '4px',
    paddingInlineStart: 2.5,
    borderInlineStart: '2px solid',
    borderColor: 'divider',
    '&:last-of-type': { pb: 0.5 },
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '0.5em',
      insetInlineStart: '-5px',
      width: 8,
      height: 8,
      borderRadius: '50%',
      backgroundColor: 'text.secondary',
      forcedColorAdjust: 'none',
    },
  },
} satisfies SxProps;

/** Feedback on an evaluation, in a scrollable list of at most 18rem (specification, Evaluation). */
export function FeedbackList({ feedbacks }: { feedbacks: Feedback[] }) {
  const { t, display } = useI18n();
  if (feedbacks.length === 0) {
    return <Typography color="textSecondary">{t('evaluations.noFeedbacks')}</Typography>;
  }
  return (
    <List
      disablePadding
      sx={list}
      aria-label={t('evaluations.feedbacks')}
      // The keyboard can scroll only an element that has the focus.
      tabIndex={0}
    >
      {feedbacks.map(({ feedback, createdAt }, index) => (
        <li key={index}>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {display(feedback)}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {t.rich('evaluations.feedbackCreated', { date: () => <LocalDate iso={createdAt} /> })}
          </Typography>
        </li>
      ))}
    </List>
  );
}
