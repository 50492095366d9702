import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SxProps } from '@mui/material/styles';
import { useField } from 'formik';
import { useId } from 'react';

export interface TextInputProps extends Omit<OutlinedInputProps, 'name' | 'value' | 'error'> {
  /** The field of the form's values that it edits. */
  name: string;
  label: string;
}

/** A labelled text field of a form. Its error stands below it in red and goes when the text changes. */
export function TextInput({ name, label, minRows, maxRows, ...props }: TextInputProps) {
  const [{ value }, { error }, { setValue, setError }] = useField<string>(name);
  const id = useId();
  const errorId = `${id}-error`;

  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        onChange={(event) => {
          setError(undefined);
          void setValue(event.target.value);
        }}
        aria-describedby={error ? errorId : undefined}
        {...(props.multiline && {
          inputComponent: 'textarea',
          inputProps: { rows: minRows },
          sx: growing(minRows, maxRows),
        })}
        {...props}
      />
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}

type Rows = OutlinedInputProps['rows'];

/**
 * As high as its text. The browser sees to that: MUI's own way lays the whole text out once more for every
 * letter of any field, which a long one makes felt. A browser that cannot keeps the least height.
 */
const growing = (least: Rows, most: Rows): SxProps => ({
  '& textarea': {
    fieldSizing: 'content',
    minHeight: `${String(least ?? 1)}lh`,
    maxHeight: most === undefined ? undefined : `${String(most)}lh`,
  },
});
