import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { NativeSelect } from '../../../components/controls/NativeSelect';
import type { ResultsAddress } from '../address';
import { HEADERS } from '../fields';
import type { OrderField } from './order';

/** The words of the two directions; the first of them is the one that ascends. */
const DIRECTIONS: Partial<Record<OrderField, [string, string]>> = {
  name: ['A to Z', 'Z to A'],
  averageScore: ['Lowest first', 'Highest first'],
  lastEvaluated: ['Longest ago first', 'Latest first'],
  totalEvaluations: ['Fewest first', 'Most first'],
};
const OTHER_DIRECTIONS = ['Ascending', 'Descending'] as const;

const OFFERED = ['name', 'averageScore', 'lastEvaluated', 'totalEvaluations'] as const;

/** These start with the highest. */
const DESCENDING: readonly OrderField[] = ['averageScore', 'totalEvaluations'];

/** The order of the cards, and its direction. The headers of the table offer more: the one in use is an option, too. */
export function OrderSelect({ address: [{ order }, update] }: { address: ResultsAddress }) {
  const fields = [...new Set([...OFFERED, ...(order ? [order.field] : [])])];
  const [ascending, descending] = (order && DIRECTIONS[order.field]) ?? OTHER_DIRECTIONS;
  const direction = order?.isDescending ? descending : ascending;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <NativeSelect
        label="Order"
        value={order?.field ?? ''}
        options={[
          { value: '', text: 'As found' },
          ...fields.map((field) => ({ value: field, text: HEADERS[field] })),
        ]}
        onChange={(field) => {
          update({
            order: field === '' ? null : { field, isDescending: DESCENDING.includes(field) },
            page: 1,
          });
        }}
      />
      {order && (
        <Button
          size="small"
          color="inherit"
          aria-label={`${direction}, reverse`}
          title="Reverse the order"
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
