import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { SxProps } from '@mui/material/styles';
import { useI18n } from '../../../i18n/I18nContext';
import { CONTROL_HEIGHT } from '../../../components/controls/controlHeight';
import { NativeSelect } from '../../../components/controls/NativeSelect';
import { periodParameter } from '../../../lib/url/periodParameter';
import { useAddressState } from '../../../lib/url/addressState';
import { choiceParameter, pageParameter } from '../../../lib/url/parameters';
import { groupText, type GroupKind, type Groups } from '../statistics/overview/groups';
import { duePeriodText } from './dueTexts';

/** The options of 'Not evaluated' without a period, in months. The first is the default. */
const MONTHS = { year: 12, '6-months': 6, '3-months': 3 };

const OPTIONS = [
  { value: '3-months', key: 'overview.due3Months' },
  { value: '6-months', key: 'overview.due6Months' },
  { value: 'year', key: 'overview.dueYear' },
] as const;

const PARAMETERS = {
  due: choiceParameter(['year', '6-months', '3-months']),
  'due-page': pageParameter,
  period: periodParameter,
  page: pageParameter,
};

const KINDS = ['role', 'position'] as const satisfies GroupKind[];

const controls = {
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  gap: 1,
  // A selected group does not move anything. Where there is no room, its text ends with an ellipsis.
  flex: { xs: '1 1 100%', sm: '1 1 26rem' },
  minWidth: 0,
  '& > *': { flex: { xs: '1 1 100%', sm: 'initial', lg: 'none' } },
  '& > .MuiChip-root': { flex: '0 1 auto', minWidth: '3rem' },
  '& > .MuiButton-root': {
    flex: { xs: '1 1 100%', sm: 'none' },
    minHeight: CONTROL_HEIGHT,
    marginInlineStart: 'auto',
  },
  '& .MuiChip-root svg': { fontSize: '1rem' },
} satisfies SxProps;

/** Returns for how many months people were not evaluated if they are due without a period. */
export function useDueMonths() {
  const [{ due }] = useAddressState(PARAMETERS);
  return { name: due, months: MONTHS[due] };
}

interface DueControlsProps {
  groups: Groups;
  /** How many people are due. */
  count: number;
  onClear: (kind: GroupKind) => void;
  onEvaluate: () => void;
}

/**
 * The controls of the list. The select says who is due, and also changes the period of the screen. With a period,
 * everybody who was not evaluated in it is due.
 */
export function DueControls({ groups, count, onClear, onEvaluate }: DueControlsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [{ due, period }, update] = useAddressState(PARAMETERS);
  const thisYear = { value: 'this-year', text: duePeriodText(i18n, 'this-year') } as const;
  const periodOptions =
    period === 'any' || period === 'this-year'
      ? []
      : [{ value: 'period' as const, text: duePeriodText(i18n, period) }];
  return (
    <Box sx={controls}>
      <NativeSelect
        label={t('overview.dueFor')}
        value={period === 'any' ? due : period === 'this-year' ? period : 'period'}
        options={[
          ...periodOptions,
          thisYear,
          ...OPTIONS.map(({ value, key }) => ({ value, text: t(key) })),
        ]}
        isFirstPrinted
        onChange={(value) => {
          if (value === 'period') return;
          const change =
            value === 'this-year'
              ? { period: value }
              : { period: periodParameter.initial, due: value };
          update({ ...change, 'due-page': 1, page: 1 }, { replace: true });
        }}
      />
      {KINDS.filter((kind) => groups[kind] !== '').map((kind) => {
        const group = groupText(i18n, kind, groups[kind]);
        const clear = () => {
          onClear(kind);
        };
        return (
          <Chip
            key={kind}
            component="button"
            label={group}
            title={group}
            aria-label={t('overview.clearGroup', { group })}
            deleteIcon={<CloseIcon />}
            onClick={clear}
            onDelete={clear}
          />
        );
      })}
      {count > 0 && (
        <Button variant="contained" onClick={onEvaluate}>
          <span>{t('overview.evaluate', { count })}</span>
        </Button>
      )}
    </Box>
  );
}
