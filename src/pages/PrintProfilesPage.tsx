import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PeriodSelect } from '../components/controls/PeriodSelect';
import { PrintButton } from '../components/controls/PrintButton';
import { focusHeading } from '../components/page/focusHeading';
import { BackToResults } from '../components/page/BackToResults';
import { PageCard } from '../components/page/PageCard';
import { PageNumbers } from '../components/page/PageNumbers';
import { EmptyState } from '../components/status/EmptyState';
import { formatPeriod, type Period } from '../domain/period';
import { useI18n } from '../i18n/I18nContext';
import { useAddressState } from '../lib/url/addressState';
import { SELECTED_PARAMETERS } from '../lib/url/selectedParameters';
import type { Parameter } from '../lib/url/parameters';
import { resultsPath } from '../lib/url/paths';
import { PERIOD } from '../lib/url/periodLink';
import { periodParameter, usePeriod } from '../lib/url/periodParameter';
import { PeriodQuestion } from '../features/evaluations/sheets/PeriodQuestion';
import { ProfileSheets } from '../features/evaluations/sheets/ProfileSheets';
import { SheetsProgress } from '../features/evaluations/sheets/SheetsProgress';
import { useProfiles } from '../features/evaluations/sheets/useProfiles';

/** Null where the address has no period. Unlike on other screens, 'any' is written, because it is an answer. */
const answeredPeriod: Parameter<Period | null> = {
  initial: null,
  parse: (text) => (text === 'any' ? text : periodParameter.parse(text)),
  format: (period) => period && (formatPeriod(period) ?? 'any'),
};

const PARAMETERS = { ...SELECTED_PARAMETERS, [PERIOD]: answeredPeriod };

const NOBODY: readonly string[] = [];

/**
 * The printed profiles of the selected people. Without a period in the address, it asks for one, because all years are
 * many pages.
 */
export function PrintProfilesPage() {
  const [{ ids, from, period }, update] = useAddressState(PARAMETERS);
  const { t } = useI18n();
  const { range } = usePeriod();
  const isAsking = ids.length > 0 && period === null;
  const load = useProfiles(isAsking ? NOBODY : ids, range);
  const { profiles } = load;
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
              <BackToResults to={results} />
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
                // The pressed button is removed, so the heading gets the focus.
                focusHeading();
              }}
            />
          )}
          {ids.length > 0 && !isAsking && <SheetsProgress {...load} />}
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
