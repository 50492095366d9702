import DateRangeIcon from '@mui/icons-material/DateRangeOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PERIOD_OPTIONS, periodOfOption } from '../../../components/controls/periodOptions';
import { EmptyState } from '../../../components/status/EmptyState';
import type { Period } from '../../../domain/period';
import { useI18n } from '../../../i18n/I18nContext';

const [ANY, THIS_YEAR, ...OTHERS] = PERIOD_OPTIONS;

/** Asks which period is to be printed. This year is the first answer. */
export function PeriodQuestion({ onAnswer }: { onAnswer: (period: Period) => void }) {
  const { t } = useI18n();
  return (
    <EmptyState text={t('profile.printPeriod')} icon={<DateRangeIcon />}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {[THIS_YEAR, ...OTHERS, ANY].map(({ value, key }) => (
          <Button
            key={value}
            variant={value === THIS_YEAR.value ? 'contained' : 'outlined'}
            onClick={() => {
              onAnswer(periodOfOption(value));
            }}
          >
            {t(key)}
          </Button>
        ))}
      </Stack>
    </EmptyState>
  );
}
