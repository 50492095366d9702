import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Evaluation } from '../../../api/contract';
import { alignedFields } from '../../../components/controls/InlineField';
import { NativeSelect } from '../../../components/controls/NativeSelect';
import type { Period } from '../../../domain/period';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { DOT } from '../../../lib/text/dot';
import { periodCountText } from '../../../lib/text/periodText';
import { useAddressState } from '../../../lib/url/addressState';
import { usePeriod } from '../../../lib/url/periodParameter';
import { countFeedbacks } from './figures';
import { filtersHeight } from './filtersHeight';
import { evaluatorsIn } from '../evaluators';
import { selectedEvaluator, HISTORY_ORDERS, HISTORY_PARAMETERS } from './historyFilter';

interface HistoryFiltersProps {
  all: readonly Evaluation[];
  /** The filtered evaluations of the period, on all pages. */
  listed: readonly Evaluation[];
}

const row = {
  ...filtersHeight,
  display: { xs: 'grid', md: 'flex' },
  alignItems: { md: 'center' },
  alignContent: 'start',
  gap: { xs: '0.5rem', md: 2 },
  px: { xs: 2, sm: 3 },
  // The labels of the fields are in one column.
  '& > div > label': { width: { sm: '5rem', md: 'auto' } },
  ...alignedFields,
  '& > p': { marginInlineStart: 'auto', textAlign: 'end' },
} satisfies SxProps;

/** Selects evaluator and order of the history, and shows the number of evaluations. */
export function HistoryFilters({ all, listed }: HistoryFiltersProps) {
  const [{ evaluator, order }, update] = useAddressState(HISTORY_PARAMETERS);
  const i18n = useI18n();
  const { t } = i18n;
  const { period } = usePeriod();
  return (
    <Box sx={row}>
      <NativeSelect
        label={t('evaluations.evaluator')}
        value={selectedEvaluator(all, evaluator) ?? ''}
        options={[{ value: '', text: t('evaluations.anyEvaluator') }, ...evaluatorsIn(i18n, all)]}
        onChange={(selected) => {
          update({ evaluator: selected, page: 1 }, { replace: true });
        }}
      />
      <NativeSelect
        label={t('employees.order')}
        value={order}
        options={HISTORY_ORDERS.map((value) => ({ value, text: t(`profile.orders.${value}`) }))}
        onChange={(selected) => {
          update({ order: selected, page: 1 }, { replace: true });
        }}
      />
      <Typography variant="body2" color="textSecondary" role="status">
        {countText(i18n, period, listed, all)}
      </Typography>
    </Box>
  );
}

/** Returns a text as in '2026: 12 of 41 evaluations · 5 feedbacks'. It has the feedbacks where the list has them. */
function countText(
  i18n: I18n,
  period: Period,
  listed: readonly Evaluation[],
  all: readonly Evaluation[],
) {
  const { t } = i18n;
  const [matchCount, total] = [listed.length, all.length];
  const feedback = countFeedbacks(listed);
  return [
    periodCountText(i18n, period, matchCount, total) ??
      (matchCount < total
        ? t('evaluations.found', { shown: matchCount, total })
        : t('common.evaluations', { count: total })),
    feedback !== undefined && t('common.feedbacks', { count: feedback }),
  ]
    .filter(Boolean)
    .join(DOT);
}
