import type { ButtonProps } from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { useState } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { KeptFocusButton } from '../controls/KeptFocusButton';

/** The action after a successful save. */
export type AfterSave = 'close' | 'next';

interface SaveButtonsProps {
  isSaving: boolean;
  /** Whether the pending save takes more than a second. */
  isLong: boolean;
  /** Whether 'Save and next' is shown. */
  hasNext: boolean;
  /** Called by each button before it submits the form. */
  onPress: (after: AfterSave) => void;
}

/**
 * The button Save and, with `hasNext`, 'Save and next'. The latter is then the default button of the form: Enter and
 * Ctrl+Enter press it (specification, Dialogs).
 */
export function SaveButtons({ isSaving, isLong, hasNext, onPress }: SaveButtonsProps) {
  const { t } = useI18n();
  const [pressed, setPressed] = useState<AfterSave>();
  const propsOf = (after: AfterSave) => ({
    disabled: isSaving,
    isLong: isLong && pressed === after,
    onClick: () => {
      setPressed(after);
      onPress(after);
    },
  });
  const save = propsOf('close');
  if (!hasNext) {
    return (
      <SaveButton {...save} type="submit" variant="contained">
        {t('forms.save')}
      </SaveButton>
    );
  }
  return (
    <>
      <SaveButton
        {...save}
        variant="outlined"
        onClick={({ currentTarget: { form } }) => {
          save.onClick();
          form?.requestSubmit();
        }}
      >
        {t('forms.save')}
      </SaveButton>
      <SaveButton {...propsOf('next')} type="submit" variant="contained">
        {t('forms.saveAndNext')}
      </SaveButton>
    </>
  );
}

interface SaveButtonProps extends ButtonProps {
  isLong: boolean;
  children: string;
}

function SaveButton({ isLong, children, ...props }: SaveButtonProps) {
  const saving = useI18n().t('forms.saving');
  const [text, hiddenText] = isLong ? [saving, children] : [children, saving];
  return (
    <KeptFocusButton {...props} data-other={hiddenText} sx={fixedWidth}>
      <span>{text}</span>
    </KeptFocusButton>
  );
}

/** The button is as wide as its longer text: the buttons beside it must not move when the text changes. */
const fixedWidth = {
  flexDirection: 'column',
  // Without line breaks, three buttons fit on a phone.
  whiteSpace: 'nowrap',
  paddingInline: { xs: 1.5, sm: 2 },
  '&::after': {
    content: 'attr(data-other)',
    // The button has no area for a finger outside of its own box.
    position: 'static',
    height: 0,
    overflow: 'hidden',
    // This keeps it out of the accessible name, too.
    visibility: 'hidden',
  },
} satisfies SxProps;
