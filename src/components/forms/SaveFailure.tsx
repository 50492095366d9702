import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { textIn, type DeferredText } from '../../i18n/createI18n';
import { SignInAgain } from '../status/SignInAgain';
import { useI18n } from '../../i18n/I18nContext';
import { hrefOf } from '../../lib/url/paths';
import { ReloadButton } from '../status/ReloadButton';

export interface Failure {
  text: DeferredText | undefined;
  /** Whether the server may have saved the values in spite of the failure. */
  isOutcomeUnknown: boolean;
  /** Whether calls may fail until the page is reloaded. */
  mayNeedReload?: boolean;
}

/** The reason why the last save failed, above the buttons. It has no role, because a toast announces the same text. */
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

const remedies = { alignItems: 'flex-start', gap: 1, paddingInlineStart: 3.5 };

interface SaveStatusProps {
  failure: Failure | undefined;
  /** Whether the pending save takes more than a second. */
  isLong: boolean;
  /** The path of the screen that shows whether the values were saved. */
  checkAt: string | undefined;
  /** Called before the page is reloaded. */
  onReload: () => void;
}

/** The state of the last save, above the buttons of a dialog. */
export function SaveStatus({ failure, isLong, checkAt, onReload }: SaveStatusProps) {
  const { t } = useI18n();
  return (
    <Stack sx={{ px: 3, ...(failure && { pt: 1 }) }}>
      {failure && <SaveFailure text={failure.text} />}
      {/* The toast is announced first. A screen reader announces only changes in a region that it knows. */}
      <Typography variant="body2" role="status" sx={{ paddingInlineStart: 3.5 }}>
        {failure?.isOutcomeUnknown && <span>{t('forms.mayBeSaved')}</span>}
        {isLong && <span style={visuallyHidden}>{t('forms.saving')}</span>}
      </Typography>
      {failure && (
        <Stack sx={remedies}>
          {/* The link opens a new tab, because this one has the typed text. */}
          {failure.isOutcomeUnknown && checkAt !== undefined && (
            <Link href={hrefOf(checkAt)} target="_blank" rel="noopener" variant="body2">
              {t('forms.checkInNewTab')}
            </Link>
          )}
          {failure.isOutcomeUnknown && <SignInAgain />}
          {failure.mayNeedReload && <ReloadButton onPress={onReload} />}
        </Stack>
      )}
    </Stack>
  );
}
