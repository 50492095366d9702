import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useField } from 'formik';
import { useId } from 'react';

export interface TextInputProps extends Omit<OutlinedInputProps, 'name' | 'value' | 'error'> {
  /** The field of the form's values that it edits. */
  name: string;
  label: string;
}

/** A labelled text field of a form. Its error stands below it in red and goes when the text changes. */
export function TextInput({ name, label, ...props }: TextInputProps) {
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
        {...props}
      />
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
