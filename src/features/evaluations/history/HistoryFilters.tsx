import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Evaluation } from '../../../api/contract';
import { NativeSelect } from '../../../components/controls/NativeSelect';
import type { Period } from '../../../domain/period';
import { counted, displayCount } from '../../../lib/text/display';
import { periodCount } from '../../../lib/text/displayPeriod';
import { useAddressState } from '../../../lib/url/addressState';
import { usePeriod } from '../../../lib/url/periodParameter';
import { feedbackIn } from './figures';
import { filtersHeight } from './filtersHeight';
import { evaluatorsIn, ORDERS, PARAMETERS } from './historyFilter';

interface HistoryFiltersProps {
  /** Every evaluation of the person. */
  all: readonly Evaluation[];
  /** What is listed, on all pages. */
  found: readonly Evaluation[];
}

const Root = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: '0.5rem',
  paddingInline: spacing(2),
  // Their labels are in one column.
  '& > label': { display: 'grid', gridTemplateColumns: '5rem minmax(0, 1fr)' },
  '& > p': { marginInlineStart: 'auto', textAlign: 'end' },
  [breakpoints.up('sm')]: { paddingInline: spacing(3) },
  [breakpoints.up('md')]: {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(2),
    '& > label': { display: 'flex' },
  },
}));

const ORDER_TEXTS: Record<(typeof ORDERS)[number], string> = {
  listed: 'Default order',
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest score first',
  lowest: 'Lowest score first',
};

/** Which evaluations of the period the history shows, in which order, and how many they are. */
export function HistoryFilters({ all, found }: HistoryFiltersProps) {
  const [{ evaluator, order }, update] = useAddressState(PARAMETERS);
  const { period } = usePeriod();
  const evaluators = evaluatorsIn(all);
  return (
    <Root sx={filtersHeight}>
      <NativeSelect
        label="Evaluator"
        value={evaluators.includes(evaluator) ? evaluator : ''}
        options={[
          { value: '', text: 'All' },
          ...evaluators.map((value) => ({ value, text: value })),
        ]}
        onChange={(chosen) => {
          update({ evaluator: chosen, page: 1 }, { replace: true });
        }}
      />
      <NativeSelect
        label="Order"
        value={order}
        options={ORDERS.map((value) => ({ value, text: ORDER_TEXTS[value] }))}
        onChange={(chosen) => {
          update({ order: chosen, page: 1 }, { replace: true });
        }}
      />
      <Typography variant="body2" color="textSecondary" role="status">
        {countText(period, found, all)}
      </Typography>
    </Root>
  );
}

/** As in '2026: 12 of 41 evaluations · 5 feedbacks'; the feedbacks where the list has them. */
function countText(period: Period, found: readonly Evaluation[], all: readonly Evaluation[]) {
  const total = counted(all.length, 'evaluation');
  const shown = found.length < all.length ? `${displayCount(found.length)} of ${total}` : total;
  const feedback = feedbackIn(found);
  return [
    periodCount(period, found.length, all.length) ?? shown,
    feedback !== undefined && counted(feedback, 'feedback'),
  ]
    .filter(Boolean)
    .join(' · ');
}
