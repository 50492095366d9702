import Button from '@mui/material/Button';
import { useI18n } from '../../i18n/I18nContext';

interface ReloadButtonProps {
  /** Called before the page is reloaded. */
  onPress?: (() => void) | undefined;
}

/**
 * A button that loads the page again, so that the user sees what answers in place of the server, such as the sign-in
 * page of a network.
 */
export function ReloadButton({ onPress }: ReloadButtonProps) {
  const { t } = useI18n();
  return (
    <Button
      variant="outlined"
      onClick={() => {
        onPress?.();
        window.location.reload();
      }}
    >
      {t('failures.reload')}
    </Button>
  );
}
