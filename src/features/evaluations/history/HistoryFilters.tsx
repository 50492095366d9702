import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Evaluation } from '../../../api/contract';
import { NativeSelect } from '../../../components/controls/NativeSelect';
import { displayCount } from '../../../lib/text/display';
import { useAddressState } from '../../../lib/url/addressState';
import { filtersHeight } from './filtersHeight';
import { choicesIn, ORDERS, PARAMETERS } from './historyFilter';

interface HistoryFiltersProps {
  evaluations: readonly Evaluation[];
  /** How many are shown. */
  shown: number;
}

const Root = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: '0.5rem',
  paddingInline: spacing(2),
  // Their labels are in one column.
  '& > label': { display: 'grid', gridTemplateColumns: '5rem minmax(0, 1fr)' },
  '& > p': { marginInlineStart: 'auto', whiteSpace: 'nowrap' },
  [breakpoints.up('md')]: {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(2),
    paddingInline: spacing(3),
    '& > label': { display: 'flex' },
  },
}));

const ORDER_TEXTS: Record<(typeof ORDERS)[number], string> = {
  listed: 'As listed',
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest score first',
  lowest: 'Lowest score first',
};

/** Which evaluations the history shows, and in which order. */
export function HistoryFilters({ evaluations, shown }: HistoryFiltersProps) {
  const [{ evaluator, year, order }, update] = useAddressState(PARAMETERS);
  const { evaluators, years } = choicesIn(evaluations);
  return (
    <Root sx={filtersHeight}>
      <NativeSelect
        label="Evaluator"
        value={evaluators.includes(evaluator) ? evaluator : ''}
        options={[{ value: '', text: 'All' }, ...evaluators.map(toOption)]}
        onChange={(chosen) => {
          update({ evaluator: chosen }, { replace: true });
        }}
      />
      <NativeSelect
        label="Period"
        value={years.includes(year) ? year : ''}
        options={[{ value: '', text: 'Any time' }, ...years.map(toOption)]}
        onChange={(chosen) => {
          update({ year: chosen }, { replace: true });
        }}
      />
      <NativeSelect
        label="Order"
        value={order}
        options={ORDERS.map((value) => ({ value, text: ORDER_TEXTS[value] }))}
        onChange={(chosen) => {
          update({ order: chosen }, { replace: true });
        }}
      />
      <Typography variant="body2" color="textSecondary" role="status">
        {shown < evaluations.length &&
          `${displayCount(shown)} of ${displayCount(evaluations.length)} shown`}
      </Typography>
    </Root>
  );
}

const toOption = (value: string) => ({ value, text: value });
