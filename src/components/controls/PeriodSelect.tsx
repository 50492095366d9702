import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import { isDay } from '../../domain/days';
import type { Period } from '../../domain/period';
import { useI18n } from '../../i18n/I18nContext';
import { periodText } from '../../lib/text/periodText';
import { usePeriod } from '../../lib/url/periodParameter';
import { DayInput } from './DayInput';
import { below, BREAKPOINTS } from '../page/breakpoints';
import { NativeSelect } from './NativeSelect';
import { PERIOD_OPTIONS, periodOfOption } from './periodOptions';

interface PeriodSelectProps {
  /** Sets the period if it is not in the address, as it is on most screens. */
  onChange?: (period: Period) => void;
}

/** A select for the period of the screen (specification, Period). 'From – to' has two days, both included. */
export function PeriodSelect({ onChange }: PeriodSelectProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { period, setPeriod } = usePeriod();
  const change = onChange ?? setPeriod;
  return (
    <Stack direction="row" sx={style}>
      <NativeSelect
        label={t('components.period.title')}
        value={typeof period === 'string' ? period : 'days'}
        options={PERIOD_OPTIONS.map(({ value, key }) => ({ value, text: t(key) }))}
        onChange={(value) => {
          change(periodOfOption(value));
        }}
      />
      {typeof period !== 'string' && <Days {...period} onChange={change} />}
      {period !== 'any' && (
        <span className="printed">
          {t('components.period.printed', { period: periodText(i18n, period) })}
        </span>
      )}
    </Stack>
  );
}

const style = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  columnGap: 2,
  minWidth: 0,
  '& > *': { maxWidth: '100%' },
  [`@media screen and ${below(BREAKPOINTS.sm)}`]: {
    // Beside another control the label is hidden, because the options explain themselves.
    flex: '1 1 7rem',
    '&:has(input)': { flexBasis: '100%' },
    '& > :first-of-type label': visuallyHidden,
  },
  '& .printed': { display: 'none' },
  '@media print': { '& > :not(.printed)': { display: 'none' }, '& .printed': { display: 'block' } },
} as const;

interface DaysProps {
  from: string;
  to: string;
  onChange: (period: Period) => void;
}

function Days({ from, to, onChange }: DaysProps) {
  const { t } = useI18n();
  return (
    <>
      <DayInput
        label={t('components.period.from')}
        required
        value={from}
        onChange={(day) => {
          if (isDay(day)) onChange({ from: day, to: day > to ? day : to });
        }}
      />
      <DayInput
        label={t('components.period.to')}
        required
        value={to}
        onChange={(day) => {
          if (isDay(day)) onChange({ from: day < from ? day : from, to: day });
        }}
      />
    </>
  );
}
