import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useField } from 'formik';
import { parseDecimal } from '../../domain/numbers';
import { TextInput } from './TextInput';

interface NumberInputProps {
  /** The field of the form's values that it edits: text, as it was typed. */
  name: string;
  label: string;
  /** The lowest that the steps reach. */
  min: number;
  /** The highest that the steps reach. */
  max: number;
}

/**
 * A text field for a number (decision 15) that the arrow keys and two buttons change by one, between
 * `min` and `max`. Typing is free; the form's schema judges it.
 */
export function NumberInput({ name, label, min, max }: NumberInputProps) {
  const [{ value }, , { setValue, setError }] = useField<string>(name);

  function step(by: number) {
    const current = parseDecimal(value) ?? 0;
    const next = Number.isNaN(current) ? min : Math.min(max, Math.max(min, current + by));
    setError(undefined);
    void setValue(String(next));
  }

  const button = (text: string, by: number, Icon: typeof AddIcon) => (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={text}
      onClick={() => {
        step(by);
      }}
    >
      <Icon fontSize="small" />
    </IconButton>
  );

  return (
    <TextInput
      name={name}
      label={label}
      inputProps={{ inputMode: 'decimal' }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      }}
      endAdornment={
        <InputAdornment position="end">
          {button('Decrease', -1, RemoveIcon)}
          {button('Increase', 1, AddIcon)}
        </InputAdornment>
      }
    />
  );
}
