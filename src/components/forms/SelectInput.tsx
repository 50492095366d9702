import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useField, useFormikContext } from 'formik';
import { useId } from 'react';

interface SelectInputProps {
  /** The field of the form's values that it edits. */
  name: string;
  label: string;
  options: readonly string[];
}

/** A labelled choice of one option. While the form is being sent it cannot be opened. */
export function SelectInput({ name, label, options }: SelectInputProps) {
  const [{ value }, { error }, { setValue, setError }] = useField<string>(name);
  const { isSubmitting } = useFormikContext();
  const id = useId();

  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FormLabel id={id}>{label}</FormLabel>
      <Select
        labelId={id}
        name={name}
        value={value}
        readOnly={isSubmitting}
        onChange={(event) => {
          setError(undefined);
          void setValue(event.target.value);
        }}
      >
        {options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </Select>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
