import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { PeriodSelect } from '../components/controls/PeriodSelect';
import { PrintButton } from '../components/controls/PrintButton';
import { focusHeading } from '../components/page/focusHeading';
import { PageCard } from '../components/page/PageCard';
import { EmptyState } from '../components/status/EmptyState';
import { TaskProgress } from '../components/status/TaskProgress';
import { useI18n } from '../i18n/I18nContext';
import { useAddressState } from '../lib/url/addressState';
import { CHOSEN_PARAMETERS } from '../lib/url/chosenParameters';
import { resultsPath } from '../lib/url/paths';
import { usePeriod } from '../lib/url/periodParameter';
import { ProfileSheets } from './ProfileSheets';
import { isIncomplete, useProfiles } from './useProfiles';

const line = {
  typography: 'body2',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 0.5,
  columnGap: 1.5,
  // As high as a button.
  minHeight: '2.25rem',
  px: { xs: 2, sm: 3 },
  pb: 2,
  '& > p': { m: 0 },
} satisfies SxProps;

/** The printed profiles of the chosen people. */
export function PrintProfilesPage() {
  const [{ ids, from }] = useAddressState(CHOSEN_PARAMETERS);
  const { t } = useI18n();
  const { range } = usePeriod();
  const reading = useProfiles(ids, range);
  const { profiles } = reading;
  const results = resultsPath(ids, from);

  return (
    <>
      <Box sx={{ mb: 3, '@media print': { display: 'none' } }}>
        <PageCard
          title={t('profile.printTitle')}
          description={t('profile.printText')}
          actions={
            <>
              <Button
                component={Link}
                to={results}
                color="inherit"
                startIcon={<BackIcon className="mirrored" />}
                sx={{ marginInlineStart: { xs: -1, md: 0 } }}
              >
                {t('compare.backToResults')}
              </Button>
              <PeriodSelect />
              {profiles && <PrintButton />}
            </>
          }
        >
          {ids.length === 0 && (
            <EmptyState text={t('profile.printNobody')}>
              <Button component={Link} to={results} variant="contained">
                {t('compare.goToResults')}
              </Button>
            </EmptyState>
          )}
          {ids.length > 0 && <ReadingLine {...reading} />}
        </PageCard>
      </Box>
      {profiles && <ProfileSheets profiles={profiles} />}
    </>
  );
}

/** The progress of the bulk read, and what could not be read. */
function ReadingLine(reading: ReturnType<typeof useProfiles>) {
  const { t } = useI18n();
  const { profiles, isCancelled, progress, start, cancel } = reading;
  const unread = profiles?.filter(isIncomplete).length ?? 0;
  if (progress) {
    return (
      <Box sx={line}>
        <p>{t('profile.reading')}</p>
        <TaskProgress label={t('profile.readingProgress')} progress={progress} onCancel={cancel} />
      </Box>
    );
  }
  return (
    <Box sx={line}>
      {profiles && <p role="status">{t('profile.profiles', { count: profiles.length })}</p>}
      {unread > 0 && <p role="alert">{t('profile.unread', { count: unread })}</p>}
      {isCancelled && <p role="status">{t('evaluations.readingCancelled')}</p>}
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
