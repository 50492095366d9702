import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { textIn, type DeferredText } from '../../i18n/createI18n';
import { SignInAgain } from '../status/SignInAgain';
import { useI18n } from '../../i18n/I18nContext';

export interface Failure {
  text: DeferredText | undefined;
  /** Whether the server may have saved it all the same. */
  isOutcomeUnknown: boolean;
}

/** Why the last save failed, above the buttons. It has no role, because a toast announces the same text. */
export function SaveFailure({ text }: Pick<Failure, 'text'>) {
  const i18n = useI18n();
  return (
    <Typography
      variant="body2"
      color="error"
      sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}
    >
      <ErrorIcon fontSize="small" />
      <bdi>{text !== undefined && textIn(i18n, text)}</bdi>
    </Typography>
  );
}

interface SaveStatusProps {
  failure: Failure | undefined;
  /** Whether a save takes long. */
  isLong: boolean;
}

/** The state of the last save, above the buttons of a dialog. */
export function SaveStatus({ failure, isLong }: SaveStatusProps) {
  const { t } = useI18n();
  return (
    <Stack sx={{ px: 3, ...(failure && { pt: 1 }) }}>
      {failure && <SaveFailure text={failure.text} />}
      {/* Announced after the toast. A screen reader announces only what changes in a region that it knows. */}
      <Typography variant="body2" role="status" sx={{ paddingInlineStart: 3.5 }}>
        {failure?.isOutcomeUnknown && <span>{t('forms.mayBeSaved')}</span>}
        {isLong && <span style={visuallyHidden}>{t('forms.saving')}</span>}
      </Typography>
      {failure?.isOutcomeUnknown && (
        <span>
          <SignInAgain />
        </span>
      )}
    </Stack>
  );
}
