import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { TextInput } from './TextInput';

/** The texts of the button, of the hidden and of the shown characters. */
const BUTTONS = {
  password: ['forms.showPassword', 'forms.hidePassword'],
  confirmPassword: ['forms.showConfirmPassword', 'forms.hideConfirmPassword'],
} as const;

interface PasswordInputProps {
  name: keyof typeof BUTTONS;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  placeholder?: string;
}

/** A text field for a password, with a button that shows the characters. They are hidden when the form is sent. */
export function PasswordInput(props: PasswordInputProps) {
  const { t } = useI18n();
  const { isSubmitting } = useFormikContext();
  const [isShown, setIsShown] = useState(false);
  // A browser offers to save what is sent from a field of the type `password`.
  if (isSubmitting && isShown) setIsShown(false);

  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      // A spelling checker of the browser may send the text away.
      inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
      sx={hiddenReveal}
      endAdornment={
        <Button
          size="small"
          // The focus stays in the field.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            setIsShown(!isShown);
          }}
          sx={{
            flex: 'none',
            minWidth: 0,
            marginInlineEnd: -1,
            '&.Mui-focusVisible': { outlineOffset: -1 },
          }}
        >
          {t.rich(BUTTONS[props.name][isShown ? 1 : 0], {
            // A label of its own would be found as the field's.
            hidden: (text) => <span style={visuallyHidden}>{text}</span>,
          })}
        </Button>
      }
    />
  );
}

/** Edge's own button for the same. */
const hiddenReveal = { '& ::-ms-reveal': { display: 'none' } };
