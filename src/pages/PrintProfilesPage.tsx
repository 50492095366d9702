import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { PeriodSelect } from '../components/controls/PeriodSelect';
import { PrintButton } from '../components/controls/PrintButton';
import { focusHeading } from '../components/page/focusHeading';
import { PageCard } from '../components/page/PageCard';
import { PageNumbers } from '../components/page/PageNumbers';
import { EmptyState } from '../components/status/EmptyState';
import { TaskProgress } from '../components/status/TaskProgress';
import { formatPeriod, type Period } from '../domain/period';
import { useI18n } from '../i18n/I18nContext';
import { useAddressState } from '../lib/url/addressState';
import { CHOSEN_PARAMETERS } from '../lib/url/chosenParameters';
import type { Parameter } from '../lib/url/parameters';
import { resultsPath } from '../lib/url/paths';
import { PERIOD } from '../lib/url/periodLink';
import { periodParameter, usePeriod } from '../lib/url/periodParameter';
import { PeriodQuestion } from './PeriodQuestion';
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

/** Null where the address has no period. Unlike on other screens, 'any' is written: it is an answer. */
const answeredPeriod: Parameter<Period | null> = {
  initial: null,
  parse: (text) => (text === 'any' ? text : periodParameter.parse(text)),
  format: (period) => period && (formatPeriod(period) ?? 'any'),
};

const PARAMETERS = { ...CHOSEN_PARAMETERS, [PERIOD]: answeredPeriod };

const NOBODY: readonly string[] = [];

/** The printed profiles of the chosen people. Without a period in the address it asks for one: all years are many pages. */
export function PrintProfilesPage() {
  const [{ ids, from, period }, update] = useAddressState(PARAMETERS);
  const { t } = useI18n();
  const { range } = usePeriod();
  const isAsking = ids.length > 0 && period === null;
  const reading = useProfiles(isAsking ? NOBODY : ids, range);
  const { profiles } = reading;
  const results = resultsPath(ids, from);
  const setPeriod = (next: Period) => {
    update({ period: next }, { replace: true });
  };

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
              {!isAsking && <PeriodSelect onChange={setPeriod} />}
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
          {isAsking && (
            <PeriodQuestion
              onAnswer={(answer) => {
                setPeriod(answer);
                // The pressed button is removed.
                focusHeading();
              }}
            />
          )}
          {ids.length > 0 && !isAsking && <ReadingLine {...reading} />}
        </PageCard>
      </Box>
      {profiles && (
        <>
          <PageNumbers sheets={profiles.length} />
          <ProfileSheets profiles={profiles} />
        </>
      )}
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
