import { styled } from '@mui/material/styles';
import { NativeSelect } from '../../../components/controls/NativeSelect';
import { RangeInput } from '../../../components/controls/RangeInput';
import { MAX_SCORE, MIN_SCORE } from '../../../domain/constants';
import { useI18n } from '../../../i18n/I18nContext';
import type { Filters } from './parameters';

interface FilterFieldsProps {
  filters: Filters;
  /** Everybody who has evaluated, as far as it is known; undefined in a list of one evaluator. */
  evaluators: readonly { value: string; text: string }[] | undefined;
  onFilter: (change: Partial<Filters>) => void;
}

const Root = styled('div')(({ theme: { spacing, typography, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1, 2.5),
  '& > .choice': {
    ...typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    minHeight: 24,
    color: vars.palette.text.secondary,
  },
  '& [type="checkbox"]': {
    width: '1.125rem',
    height: '1.125rem',
    margin: 0,
    accentColor: vars.palette.primary.main,
  },
}));

/** The fields of the filters above a list of evaluations. */
export function FilterFields({ filters, evaluators, onFilter }: FilterFieldsProps) {
  const { t } = useI18n();
  const { evaluator, score } = filters;
  return (
    <Root role="group" aria-label={t('evaluations.filters')}>
      {evaluators && (
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
          onChange={(chosen) => {
            onFilter({ evaluator: chosen });
          }}
        />
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
      <label className="choice">
        <input
          type="checkbox"
          checked={filters['without-note'] === '1'}
          onChange={({ target }) => {
            onFilter({ 'without-note': target.checked ? '1' : '0' });
          }}
        />
        {t('evaluations.withoutNote')}
      </label>
    </Root>
  );
}
