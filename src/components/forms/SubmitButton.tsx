import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useI18n } from '../../i18n/I18nContext';

/**
 * The button that submits the form around it. During the request it is disabled and says 'Loading...' (specification,
 * Sign in).
 */
export function SubmitButton({ children }: { children: string }) {
  const { t } = useI18n();
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="contained" size="large" fullWidth disabled={isSubmitting}>
      <span>{isSubmitting ? t('forms.sending') : children}</span>
    </Button>
  );
}
