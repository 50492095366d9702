import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { TextInput } from './TextInput';

/** The texts of the button, while the characters are hidden and while they are shown. */
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

/** A text field for a password, with a button that shows the characters. On submit they are hidden. */
export function PasswordInput(props: PasswordInputProps) {
  const { t } = useI18n();
  const { isSubmitting } = useFormikContext();
  const [isShown, setIsShown] = useState(false);
  // A browser offers to save a password only if the field has the type `password` on submit.
  if (isSubmitting && isShown) setIsShown(false);

  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      // A browser's spell checker may send the text to a server.
      inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
      sx={hiddenReveal}
      endAdornment={
        <Button
          size="small"
          // The focus must stay in the field.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            setIsShown(!isShown);
          }}
          sx={{
            flex: 'none',
            minWidth: 0,
            color: 'text.secondary',
            fontWeight: 400,
            // The margin offsets the padding of the button.
            marginInlineEnd: '-5px',
            '&.Mui-focusVisible': { outlineOffset: -1 },
          }}
        >
          {t.rich(BUTTONS[props.name][isShown ? 1 : 0], {
            // An `aria-label` would make a search for the label of the field also find the button.
            hidden: (text) => <span style={visuallyHidden}>{text}</span>,
          })}
        </Button>
      }
    />
  );
}

/** Edge has its own button for this. */
const hiddenReveal = { '& ::-ms-reveal': { display: 'none' } };
