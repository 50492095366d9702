import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { fieldErrorText } from '../../i18n/validationTexts';

interface SelectInputProps {
  /** The name of the field in the form's values. */
  name: string;
  label: string;
  options: readonly { value: string; text: string }[];
}

/** A labelled select. It cannot be opened while the form is being submitted. */
export function SelectInput({ name, label, options }: SelectInputProps) {
  const [{ value }, { error }, { setValue, setError }] = useField<string>(name);
  const i18n = useI18n();
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
        {options.map(({ value, text }) => (
          <MenuItem key={value} value={value}>
            {text}
          </MenuItem>
        ))}
      </Select>
      {error && <FormHelperText>{fieldErrorText(i18n, error)}</FormHelperText>}
    </FormControl>
  );
}
