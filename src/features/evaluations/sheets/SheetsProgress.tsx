import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { focusHeading } from '../../../components/page/focusHeading';
import { TaskProgress } from '../../../components/status/TaskProgress';
import { useI18n } from '../../../i18n/I18nContext';
import { isIncomplete, type useProfiles } from './useProfiles';

const line = {
  typography: 'body2',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 0.5,
  columnGap: 1.5,
  // The row is as high as a button.
  minHeight: '2.25rem',
  px: { xs: 2, sm: 3 },
  pb: 2,
  '& > p': { m: 0 },
} satisfies SxProps;

/** The progress of the bulk read, and what could not be read. */
export function SheetsProgress(props: ReturnType<typeof useProfiles>) {
  const { t } = useI18n();
  const { profiles, isCancelled, progress, start, cancel } = props;
  const unread = profiles?.filter(isIncomplete).length ?? 0;
  if (progress) {
    return (
      <Box sx={line}>
        <p>{t('profile.printLoading')}</p>
        <TaskProgress label={t('profile.printProgress')} progress={progress} onCancel={cancel} />
      </Box>
    );
  }
  return (
    <Box sx={line}>
      {profiles && <p role="status">{t('profile.profiles', { count: profiles.length })}</p>}
      {unread > 0 && <p role="alert">{t('profile.unread', { count: unread })}</p>}
      {isCancelled && <p role="status">{t('evaluations.loadCancelled')}</p>}
      {(unread > 0 || isCancelled) && (
        <Button
          size="small"
          onClick={() => {
            void start();
            focusHeading();
          }}
        >
          {t('failures.tryAgain')}
        </Button>
      )}
    </Box>
  );
}
