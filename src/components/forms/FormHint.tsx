import Typography from '@mui/material/Typography';
import type { SxProps } from '@mui/material/styles';
import { DOT } from '../../lib/text/dot';
import { useI18n } from '../../i18n/I18nContext';

export interface FormHintProps {
  /** A note about the save, which may appear later. It replaces the keys. */
  notice?: string | undefined;
  /** A text that says which keys work in the fields. */
  keys?: string | undefined;
}

/** Devices without a keyboard have no use and no room for the keys. */
const hiddenOnTouch = {
  display: 'none',
  '@media (hover: hover) and (pointer: fine) and (min-height: 30rem)': { display: 'inline' },
} satisfies SxProps;

const isMac = () => /Mac|iPad|iPhone/.test(navigator.userAgent);

/** A muted line above the buttons of a dialog. */
export function FormHint({ notice, keys }: FormHintProps) {
  const { t } = useI18n();
  const hints = [
    ...(keys === undefined ? [] : [keys]),
    t(isMac() ? 'forms.saveKeysMac' : 'forms.saveKeys'),
  ];
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      aria-live="polite"
      sx={{ px: 3 }}
    >
      {notice === undefined ? (
        <Typography key="keys" variant="inherit" component="span" sx={hiddenOnTouch}>
          {hints.join(DOT)}
        </Typography>
      ) : (
        <span key="notice">{notice}</span>
      )}
    </Typography>
  );
}
