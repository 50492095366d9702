import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { stepped } from '../../domain/numbers';
import { useI18n } from '../../i18n/I18nContext';
import { localNumber, plainNumber, useTypedNumber } from '../../lib/text/typedNumber';
import { boundsOf, isBound, toRange } from '../../lib/url/rangeParameter';
import { useTypedText } from '../../lib/url/useTypedText';
import { InlineField } from './InlineField';

interface RangeInputProps {
  label: string;
  min: number;
  max?: number;
  /** A range such as '2-5', '2-' or '-5', or '' for none. */
  value: string;
  onChange: (range: string) => void;
}

/** The largest number that can filter. The arrow keys stop at `max`. */
const MAX_BOUND = 999_999;

/** Two number fields for the lowest and the highest value. */
export function RangeInput({ label, min, max = MAX_BOUND, value, onChange }: RangeInputProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [from, to] = boundsOf(value);
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={label}
      sx={{ flexWrap: 'wrap', gap: 1, '& input': { width: '3.5rem' } }}
    >
      <Bound
        label={t('components.range.from', { label })}
        value={from}
        onChange={(text) => {
          onChange(toRange(text, to));
        }}
        min={min}
        max={max}
      />
      <Bound
        label={t('components.range.to')}
        name={t('components.range.toName', { label })}
        value={to}
        onChange={(text) => {
          onChange(toRange(from, text));
        }}
        min={min}
        max={max}
      />
      {from !== '' && to !== '' && Number(from) > Number(to) && (
        <FormHelperText error role="status">
          {t('components.range.reversed', {
            from: localNumber(i18n, from),
            to: localNumber(i18n, to),
          })}
        </FormHelperText>
      )}
    </Stack>
  );
}

interface BoundProps {
  label: string;
  /** The accessible name if the label alone is not clear. */
  name?: string;
  /** The arrow keys stay between `min` and `max`. */
  min: number;
  max: number;
  /** A number in plain decimal notation, or '' for none. */
  value: string;
  /** Called when typing has paused. */
  onChange: (value: string) => void;
}

/**
 * A text field for one end of a range. With `type="number"`, some browsers would use their own decimal separator
 * instead of that of the page's language.
 */
function Bound({ label, name, min, max, value, onChange }: BoundProps) {
  const i18n = useI18n();
  const errorId = useId();
  const { text: bound, setText: setBound } = useTypedText(value, onChange);
  const read = (typed: string) => plainNumber(i18n, typed, max);
  /** Returns a typed bound. Any other text filters nothing. */
  const readBound = (typed: string) => (isBound(read(typed)) ? read(typed) : '');
  const { text, setTyped } = useTypedNumber(bound, readBound);
  const isWrong = !isBound(read(text));
  return (
    <div>
      <InlineField label={label}>
        {(id) => (
          <OutlinedInput
            id={id}
            error={isWrong}
            inputProps={{
              inputMode: 'decimal',
              'aria-label': name,
              'aria-describedby': isWrong ? errorId : undefined,
            }}
            value={text}
            onChange={({ target }) => {
              setTyped(target.value);
              setBound(readBound(target.value));
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              // While an input method composes text, the arrow keys select a candidate.
              if (event.nativeEvent.isComposing) return;
              event.preventDefault();
              const next = stepped(bound, event.key === 'ArrowUp' ? 1 : -1, min);
              setBound(String(Math.min(max, Math.max(min, next))));
            }}
          />
        )}
      </InlineField>
      {isWrong && (
        <FormHelperText error role="status" id={errorId}>
          {i18n.t('components.range.noNumber', { min: 0, max: MAX_BOUND })}
        </FormHelperText>
      )}
    </div>
  );
}
