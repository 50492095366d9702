import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useField, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { stepped } from '../../domain/numbers';
import { useI18n } from '../../i18n/I18nContext';
import { useKeptFocus } from '../controls/KeptFocusButton';
import { plainNumber, useTypedNumber } from '../../lib/text/typedNumber';
import { isComposing } from './isComposing';
import { TextInput } from './TextInput';

interface NumberInputProps {
  /**
   * The name of the field in the form's values. The value is the typed text in plain decimal notation (`plainNumber`).
   */
  name: string;
  label: string;
  /** The arrow keys and the buttons stop at this number. */
  min: number;
  /**
   * The arrow keys and the buttons stop at this number. If a typed text could mean two numbers, the one up to `max`
   * counts.
   */
  max: number;
  /** Other controls for the same value, between the label and the field. */
  choices?: ReactNode;
}

/**
 * A text field for a number (specification, Form fields). The arrow keys and two buttons change the number by one,
 * between `min` and `max`. Any text can be typed; the form's schema validates it.
 */
export function NumberInput({ name, label, min, max, choices }: NumberInputProps) {
  const [{ value }, , { setValue, setError }] = useField<string>(name);
  const i18n = useI18n();
  const { t } = i18n;
  const read = (typed: string) => plainNumber(i18n, typed, max);
  const { text, setTyped } = useTypedNumber(value, read);
  const { isSubmitting } = useFormikContext();

  function step(by: number) {
    if (isSubmitting) return;
    setError(undefined);
    void setValue(String(Math.min(max, Math.max(min, stepped(value, by, min)))));
  }

  const button = (action: string, by: number, Icon: typeof AddIcon) => (
    <StepButton
      disabled={isSubmitting}
      aria-label={action}
      onClick={() => {
        step(by);
      }}
    >
      <Icon fontSize="small" />
    </StepButton>
  );

  return (
    <TextInput
      name={name}
      label={label}
      choices={choices}
      inputProps={{ inputMode: 'decimal' }}
      value={text}
      onChange={({ target }) => {
        setError(undefined);
        setTyped(target.value);
        void setValue(read(target.value));
      }}
      onKeyDown={(event) => {
        if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || isComposing(event)) return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      }}
      endAdornment={
        <InputAdornment position="end" sx={inline}>
          {button(t('forms.decrease'), -1, RemoveIcon)}
          {button(t('forms.increase'), 1, AddIcon)}
        </InputAdornment>
      }
    />
  );
}

function StepButton(props: IconButtonProps) {
  return <IconButton {...props} size="small" tabIndex={-1} sx={size} {...useKeptFocus(props)} />;
}

/** The buttons end where the arrow of a select does, in spite of their padding. */
const inline = {
  marginInlineEnd: '-9px',
  '@media (pointer: coarse)': { marginInlineEnd: '-14px' },
};

/** The buttons touch each other, so they need the width itself. */
const size = { '@media (pointer: coarse)': { width: '2.5rem', height: '2.5rem' } };
