import { styled } from '@mui/material/styles';
import { useI18n } from '../../i18n/I18nContext';
import { boundsOf, isBound, toRange } from '../../lib/url/rangeParameter';
import { NativeInput } from './NativeInput';

interface RangeInputProps {
  label: string;
  min: number;
  max?: number;
  /** As '2-5', '2-' or '-5'; empty for none. */
  value: string;
  onChange: (range: string) => void;
}

const Root = styled('div')(({ theme: { spacing, typography, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1),
  '& input': { width: '5rem' },
  '& [role="status"]': { ...typography.body2, color: vars.palette.error.main },
}));

/** Two fields for numbers, between which a value has to be. */
export function RangeInput({ label, min, max, value, onChange }: RangeInputProps) {
  const { t, number } = useI18n();
  const [from, to] = boundsOf(value);
  const field = {
    type: 'number' as const,
    min,
    ...(max !== undefined && { max }),
    takes: isBound,
  };
  return (
    <Root role="group" aria-label={label}>
      <NativeInput
        {...field}
        label={t('components.range.from', { label })}
        value={from}
        onChange={(text) => {
          onChange(toRange(text, to));
        }}
      />
      <NativeInput
        {...field}
        label={t('components.range.to')}
        name={t('components.range.toName', { label })}
        value={to}
        onChange={(text) => {
          onChange(toRange(from, text));
        }}
      />
      {from !== '' && to !== '' && Number(from) > Number(to) && (
        <span role="status">
          {t('components.range.reversed', { from: number(Number(from)), to: number(Number(to)) })}
        </span>
      )}
    </Root>
  );
}
