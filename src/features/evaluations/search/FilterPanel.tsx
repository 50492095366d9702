import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import type { SxProps } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FilterSheet } from '../../../components/controls/FilterSheet';
import { NativeSelect } from '../../../components/controls/NativeSelect';
import { RangeInput } from '../../../components/controls/RangeInput';
import { MAX_SCORE, MIN_SCORE } from '../../../domain/constants';
import { useI18n } from '../../../i18n/I18nContext';
import type { EvaluationsOrder } from '../table/EvaluationsTable';
import { countFilters, SEARCH_PARAMETERS, NO_FILTERS, type Filters } from './parameters';
import { SORT_FIELDS } from '../table/sorting';

interface FilterFieldsProps {
  filters: Filters;
  /** All evaluators, as far as they are known; undefined in a list of one evaluator. */
  evaluators: readonly { value: string; text: string }[] | undefined;
  onFilter: (change: Partial<Filters>) => void;
  /** The order, where the list has no headers that sort. */
  order?: EvaluationsOrder | undefined;
}

interface FilterPanelProps extends FilterFieldsProps {
  open: boolean;
  /** The number of evaluations that are left; undefined while it is not known. */
  count: number | undefined;
  /** Closes the sheet that a phone shows. */
  onClose: () => void;
}

/** The fields of the filters above a list of evaluations. On a phone, they are in a sheet, which also has the order. */
export function FilterPanel({ open, count, onClose, order, ...fields }: FilterPanelProps) {
  const { t } = useI18n();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const clear = () => {
    fields.onFilter(NO_FILTERS);
  };
  if (!isPhone) {
    return (
      open && (
        <Box sx={{ px: 3, pb: 1 }}>
          <FilterFields {...fields} />
        </Box>
      )
    );
  }
  return (
    <FilterSheet
      open={open}
      title={t('evaluations.filters')}
      count={count}
      onClear={countFilters(fields.filters) > 0 ? clear : undefined}
      onClose={onClose}
    >
      <FilterFields {...fields} order={order} />
    </FilterSheet>
  );
}

const fieldsStyle = {
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 1,
  columnGap: 2.5,
  // The evaluators load later, and must not move the other fields.
  '& .evaluator .MuiInputBase-root': { minWidth: '12rem' },
} satisfies SxProps;

function FilterFields({ filters, evaluators, onFilter, order }: FilterFieldsProps) {
  const { t } = useI18n();
  const { evaluator, score } = filters;
  return (
    <Stack direction="row" role="group" aria-label={t('evaluations.filters')} sx={fieldsStyle}>
      {evaluators && (
        <div className="evaluator">
          <NativeSelect
            label={t('evaluations.evaluator')}
            value={evaluator}
            options={[
              { value: '', text: t('evaluations.anyEvaluator') },
              ...evaluators,
              ...(evaluators.some(({ value }) => value === evaluator) || evaluator === ''
                ? []
                : [{ value: evaluator, text: t('evaluations.unknownEvaluator') }]),
            ]}
            onChange={(selected) => {
              onFilter({ evaluator: selected });
            }}
          />
        </div>
      )}
      <RangeInput
        label={t('evaluations.score')}
        min={MIN_SCORE}
        max={MAX_SCORE}
        value={score}
        onChange={(range) => {
          onFilter({ score: range });
        }}
      />
      <FormControlLabel
        label={t('evaluations.withoutNote')}
        control={
          <Checkbox
            size="small"
            checked={filters['without-note'] === '1'}
            onChange={(_event, isChecked) => {
              onFilter({ 'without-note': isChecked ? '1' : '0' });
            }}
          />
        }
      />
      {order && <OrderSelect {...order} />}
    </Stack>
  );
}

/** A select with both directions of each column that can be sorted. */
function OrderSelect({ sorting, onSortingChange }: EvaluationsOrder) {
  const { t } = useI18n();
  const { format, parse } = SEARCH_PARAMETERS.sort;
  return (
    <NativeSelect
      label={t('employees.order')}
      value={format(sorting) ?? ''}
      options={SORT_FIELDS.flatMap((field) => {
        const order = t(`evaluations.${field}`);
        return [
          { value: format({ field, isDescending: false }) ?? '', text: order },
          {
            value: format({ field, isDescending: true }) ?? '',
            text: t('employees.descending', { order }),
          },
        ];
      })}
      onChange={(value) => {
        const next = parse(value);
        if (next) onSortingChange(next);
      }}
    />
  );
}
