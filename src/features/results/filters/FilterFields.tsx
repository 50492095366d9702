import { styled } from '@mui/material/styles';
import type { Employee } from '../../../api/contract';
import { NativeInput } from '../../../components/controls/NativeInput';
import { NativeSelect } from '../../../components/controls/NativeSelect';
import { MAX_SCORE, MIN_SCORE, ROLES } from '../../../domain/constants';
import { compareTexts } from '../../../lib/text/compareTexts';
import { rangeOf, yearOf } from './filters';
import { isBound, type FilterName, type Filters } from './parameters';

interface FilterFieldsProps {
  /** Everybody found. */
  employees: readonly Employee[];
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

const Root = styled('div')(({ theme: { spacing, typography, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1, 2.5),
  '& > [role="group"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing(1),
  },
  '& [role="status"]': { ...typography.body2, color: vars.palette.error.main },
  '& input[type="number"]': { width: '5rem' },
}));

/** The fields of the filters. */
export function FilterFields({ employees, filters, onChange }: FilterFieldsProps) {
  const { role, position, hired, before } = filters;
  const save = (name: FilterName) => (value: string) => {
    onChange({ [name]: value });
  };

  const range = (name: 'evaluations' | 'average', label: string, min: number, max?: number) => {
    const [from, to] = rangeOf(filters[name]);
    const saveRange = (start: string, end: string) => {
      save(name)(start === '' && end === '' ? '' : `${start}-${end}`);
    };
    const field = {
      type: 'number' as const,
      min,
      ...(max !== undefined && { max }),
      takes: isBound,
    };
    return (
      <div role="group" aria-label={label}>
        <NativeInput
          {...field}
          label={`${label} from`}
          value={from}
          onChange={(text) => {
            saveRange(text, to);
          }}
        />
        <NativeInput
          {...field}
          label="to"
          name={`${label} to`}
          value={to}
          onChange={(text) => {
            saveRange(from, text);
          }}
        />
        {from !== '' && to !== '' && Number(from) > Number(to) && (
          <span role="status">{`${from} is more than ${to}.`}</span>
        )}
      </div>
    );
  };

  return (
    <Root className="actions">
      <NativeSelect
        label="Role"
        value={role}
        options={optionsOf(ROLES, role, 'All')}
        onChange={save('role')}
      />
      <NativeSelect
        label="Position"
        value={position}
        options={optionsOf(
          valuesOf(employees, (employee) => employee.position?.trim())
            .sort()
            .sort(compareTexts),
          position,
          'All',
        )}
        onChange={save('position')}
      />
      <NativeSelect
        label="Hired in"
        value={hired}
        options={optionsOf(valuesOf(employees, yearOf).sort().reverse(), hired, 'Any year')}
        onChange={save('hired')}
      />
      {range('evaluations', 'Evaluations', 0)}
      {range('average', 'Average', MIN_SCORE, MAX_SCORE)}
      <NativeInput
        type="date"
        label="Last evaluated before"
        value={before}
        onChange={save('before')}
      />
    </Root>
  );
}

function valuesOf(
  employees: readonly Employee[],
  valueOf: (employee: Employee) => string | undefined,
) {
  const values = employees.map(valueOf).filter((value): value is string => Boolean(value));
  return [...new Set(values)];
}

/** The values, and the one in the address, even if nobody found has it. */
function optionsOf(values: readonly string[], chosen: string, all: string) {
  const missing = chosen !== '' && !values.includes(chosen) ? [chosen] : [];
  return [
    { value: '', text: all },
    ...[...values, ...missing].map((value) => ({ value, text: value })),
  ];
}
