import Stack from '@mui/material/Stack';
import type { Employee } from '../../../api/contract';
import { DayInput } from '../../../components/controls/DayInput';
import { NativeSelect } from '../../../components/controls/NativeSelect';
import { RangeInput } from '../../../components/controls/RangeInput';
import { MAX_SCORE, MIN_SCORE, ROLES } from '../../../domain/constants';
import { useI18n } from '../../../i18n/I18nContext';
import { roleText } from '../../../i18n/roleText';
import { yearOf } from './filters';
import type { FilterName, Filters } from '../address';

interface FilterFieldsProps {
  /** The answer to the search. */
  employees: readonly Employee[];
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

export function FilterFields({ employees, filters, onChange }: FilterFieldsProps) {
  const i18n = useI18n();
  const { t, compare, numeral } = i18n;
  const { role, position, hired, evaluations, average, before } = filters;
  const save = (name: FilterName) => (value: string) => {
    onChange({ [name]: value });
  };

  return (
    <Stack direction="row" className="actions" sx={{ flexWrap: 'wrap', rowGap: 1, columnGap: 2.5 }}>
      <NativeSelect
        label={t('results.fields.role')}
        value={role}
        options={optionsOf(ROLES, role, t('results.filters.allRoles'), (value) =>
          roleText(i18n, value),
        )}
        onChange={save('role')}
      />
      <NativeSelect
        label={t('results.fields.position')}
        value={position}
        options={optionsOf(
          valuesOf(employees, (employee) => employee.position?.trim())
            .sort()
            .sort(compare),
          position,
          t('results.filters.allPositions'),
        )}
        onChange={save('position')}
      />
      <NativeSelect
        label={t('results.filters.hiredIn')}
        value={hired}
        options={optionsOf(
          valuesOf(employees, yearOf).sort().reverse(),
          hired,
          t('results.filters.anyYear'),
          (year) => numeral(Number(year)),
        )}
        onChange={save('hired')}
      />
      <RangeInput
        label={t('results.fields.totalEvaluations')}
        min={0}
        value={evaluations}
        onChange={save('evaluations')}
      />
      <RangeInput
        label={t('results.fields.averageScore')}
        min={MIN_SCORE}
        max={MAX_SCORE}
        value={average}
        onChange={save('average')}
      />
      <DayInput
        label={t('results.filters.evaluatedBefore')}
        value={before}
        onChange={save('before')}
      />
    </Stack>
  );
}

function valuesOf(
  employees: readonly Employee[],
  valueOf: (employee: Employee) => string | undefined,
) {
  const values = employees.map(valueOf).filter((value): value is string => Boolean(value));
  return [...new Set(values)];
}

/** Returns the options of a filter. The value in the address is always one of them, even if no employee has it. */
function optionsOf(
  values: readonly string[],
  selected: string,
  all: string,
  textOf = (value: string) => value,
) {
  const missing = selected !== '' && !values.includes(selected) ? [selected] : [];
  return [
    { value: '', text: all },
    ...[...values, ...missing].map((value) => ({ value, text: textOf(value) })),
  ];
}
