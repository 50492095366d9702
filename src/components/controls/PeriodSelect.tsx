import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import { dayOf, isDay } from '../../domain/days';
import type { Period } from '../../domain/period';
import { useI18n } from '../../i18n/I18nContext';
import { periodText } from '../../lib/text/periodText';
import { usePeriod } from '../../lib/url/periodParameter';
import { DayInput } from './DayInput';
import { below, BREAKPOINTS } from '../page/breakpoints';
import { NativeSelect } from './NativeSelect';

const OPTIONS = [
  { value: 'any', key: 'period.any' },
  { value: 'this-year', key: 'components.period.thisYear' },
  { value: 'last-year', key: 'components.period.lastYear' },
  { value: '12-months', key: 'period.last12Months' },
  { value: 'days', key: 'components.period.days' },
] as const;

/** Selects the period of the screen (specification, Period). 'From – to' has two days, both included. */
export function PeriodSelect() {
  const i18n = useI18n();
  const { t } = i18n;
  const { period, setPeriod } = usePeriod();
  return (
    <Stack direction="row" sx={style}>
      <NativeSelect
        label={t('components.period.title')}
        value={typeof period === 'string' ? period : 'days'}
        options={OPTIONS.map(({ value, key }) => ({ value, text: t(key) }))}
        onChange={(value) => {
          setPeriod(value === 'days' ? thisYearUntilToday() : value);
        }}
      />
      {typeof period !== 'string' && <Days {...period} onChange={setPeriod} />}
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
    // Beside another control: the options say what they are.
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

function thisYearUntilToday(): Period {
  const today = dayOf(new Date());
  return { from: `${today.slice(0, 4)}-01-01`, to: today };
}
