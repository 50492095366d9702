import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled, type SxProps } from '@mui/material/styles';
import { useField, useFormikContext } from 'formik';
import { useId, type ReactNode } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { fieldErrorText } from '../../i18n/validationTexts';

interface TextInputProps extends Omit<
  OutlinedInputProps,
  'name' | 'error' | 'minRows' | 'maxRows'
> {
  /** The name of the field in the form's values. */
  name: string;
  label: string;
  /** Other controls for the same value, between the label and the field. */
  choices?: ReactNode;
}

/**
 * A labelled, required text field of a form. Its error is shown below it in red, and is removed when the text changes.
 * While the form is being submitted, the field is read-only: text that is typed then would be lost when the form
 * closes.
 */
export function TextInput({ name, label, choices, ...props }: TextInputProps) {
  const [{ value }, { error }, { setValue, setError }] = useField<string>(name);
  const i18n = useI18n();
  const { isSubmitting } = useFormikContext();
  const id = useId();
  const errorId = `${id}-error`;

  return (
    <FormControl fullWidth error={Boolean(error)}>
      <RequiredLabel htmlFor={id}>{label}</RequiredLabel>
      {choices}
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        required
        readOnly={isSubmitting}
        onChange={(event) => {
          setError(undefined);
          void setValue(event.target.value);
        }}
        aria-describedby={error ? errorId : undefined}
        {...(props.multiline && {
          inputComponent: 'textarea',
          inputProps: { rows: 4, 'data-empty': value === '' ? '' : undefined },
          sx: autoHeight,
        })}
        {...props}
      />
      {error && <FormHelperText id={errorId}>{fieldErrorText(i18n, error)}</FormHelperText>}
    </FormControl>
  );
}

/**
 * The label of a required field, with an asterisk. In its own element, the asterisk would be part of the label's text.
 * The alternative text is empty, because the field itself says that it is required. Older browsers ignore that line.
 */
const RequiredLabel = styled(FormLabel)({
  // With `sx`, a list would have a value for each width.
  '&::after': { content: ['" *"', '" *" / ""'] },
});

/**
 * The browser makes the field as high as its text, from four lines to twelve. MUI's own auto-size lays the whole text
 * out again for every letter of any field, which is slow for a long text. A browser without `field-sizing` keeps the
 * minimum height.
 */
const autoHeight = {
  '& textarea': { fieldSizing: 'content', minHeight: '4lh', maxHeight: '12lh' },
} satisfies SxProps;
