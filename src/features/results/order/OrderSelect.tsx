import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import { NativeSelect } from '../../../components/controls/NativeSelect';
import { useI18n } from '../../../i18n/I18nContext';
import type { ResultsAddress } from '../address';
import type { OrderField } from './order';

const CARD_FIELDS = ['name', 'averageScore', 'lastEvaluated', 'totalEvaluations'] as const;

/** The message keys of the two directions, the ascending one first. */
const DIRECTIONS = {
  name: ['aToZ', 'zToA'],
  averageScore: ['lowestFirst', 'highestFirst'],
  lastEvaluated: ['longestAgoFirst', 'latestFirst'],
  totalEvaluations: ['fewestFirst', 'mostFirst'],
} as const satisfies Record<(typeof CARD_FIELDS)[number], readonly [string, string]>;
const OTHER_DIRECTIONS = ['ascending', 'descending'] as const;

/** Fields whose first direction is descending. */
const DESCENDING_FIRST: readonly OrderField[] = ['averageScore', 'totalEvaluations'];

/**
 * Selects the order of the cards and its direction. The table can be sorted by more fields; the current one is always
 * an option.
 */
export function OrderSelect({ address: [{ order }, update] }: { address: ResultsAddress }) {
  const { t } = useI18n();
  const fields = [...new Set([...CARD_FIELDS, ...(order ? [order.field] : [])])];
  const offered = CARD_FIELDS.find((field) => field === order?.field);
  const [ascending, descending] = offered ? DIRECTIONS[offered] : OTHER_DIRECTIONS;
  const direction = t(`results.order.${order?.isDescending ? descending : ascending}`);
  return (
    <Stack
      direction="row"
      sx={({ breakpoints }) => ({
        alignItems: 'center',
        gap: 0.5,
        minWidth: 0,
        '& > div': { flexGrow: { xs: 1, sm: 0 } },
        // There is no room for the label beside the checkbox.
        [breakpoints.down('sm')]: { '&& label': visuallyHidden },
      })}
    >
      <NativeSelect
        label={t('results.order.order')}
        value={order?.field ?? ''}
        options={[
          { value: '', text: t('results.order.asFound') },
          ...fields.map((field) => ({ value: field, text: t(`results.fields.${field}`) })),
        ]}
        onChange={(field) => {
          update({
            order: field === '' ? null : { field, isDescending: DESCENDING_FIRST.includes(field) },
            page: 1,
          });
        }}
      />
      {order && (
        <Button
          size="small"
          color="inherit"
          aria-label={t('results.order.directionReverse', { direction })}
          title={t('results.order.reverse')}
          startIcon={order.isDescending ? <DownIcon /> : <UpIcon />}
          sx={{ minWidth: { xs: 0, sm: '4rem' } }}
          onClick={() => {
            update({ order: { ...order, isDescending: !order.isDescending }, page: 1 });
          }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {direction}
          </Box>
        </Button>
      )}
    </Stack>
  );
}
