import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { PeriodSelect } from '../components/controls/PeriodSelect';
import { PrintButton } from '../components/controls/PrintButton';
import { focusHeading } from '../components/page/focusHeading';
import { PageCard } from '../components/page/PageCard';
import { EmptyState } from '../components/status/EmptyState';
import { TaskProgress } from '../components/status/TaskProgress';
import { useAddressState } from '../lib/url/addressState';
import { CHOSEN_PARAMETERS } from '../lib/url/chosenParameters';
import { resultsPath } from '../lib/url/paths';
import { usePeriod } from '../lib/url/periodParameter';
import { counted } from '../lib/text/display';
import { ProfileSheets } from './ProfileSheets';
import { isUnread } from './readProfiles';
import { useProfiles } from './useProfiles';

const Line = styled('div')(({ theme: { typography, spacing, breakpoints } }) => ({
  ...typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0.5, 1.5),
  // As high as a button.
  minHeight: '2.25rem',
  padding: spacing(0, 2, 2),
  [breakpoints.up('sm')]: { paddingInline: spacing(3) },
  '& p': { margin: 0 },
}));

/** The sheets of the chosen people as they are printed. */
export function PrintProfilesPage() {
  const [{ ids, from }] = useAddressState(CHOSEN_PARAMETERS);
  const { range } = usePeriod();
  const reading = useProfiles(ids, range);
  const { profiles } = reading;
  const results = resultsPath(ids, from);

  return (
    <>
      <Box sx={{ mb: 3, '@media print': { display: 'none' } }}>
        <PageCard
          title="Print profiles"
          description="Each person on sheets of their own, with lines for two signatures."
          actions={
            <>
              <Button component={Link} to={results} color="inherit" startIcon={<BackIcon />}>
                Back to results
              </Button>
              <PeriodSelect />
              {profiles && <PrintButton />}
            </>
          }
        >
          {ids.length === 0 && (
            <EmptyState text="Choose people in Results to print their profiles.">
              <Button component={Link} to={results} variant="contained">
                Go to Results
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

/** How far the reading is, and what could not be read. */
function ReadingLine(reading: ReturnType<typeof useProfiles>) {
  const { profiles, isCancelled, done, total, start, cancel } = reading;
  const unread = profiles?.filter(isUnread).length ?? 0;
  if (done !== undefined) {
    return (
      <Line>
        <p>Reading the profiles</p>
        <TaskProgress label="Reading profiles" done={done} total={total} onCancel={cancel} />
      </Line>
    );
  }
  return (
    <Line>
      {profiles && <p role="status">{counted(profiles.length, 'profile')}</p>}
      {unread > 0 && (
        <p role="alert">{`${counted(unread, 'profile')} could not be read in full.`}</p>
      )}
      {isCancelled && <p role="status">Reading was cancelled.</p>}
      {(unread > 0 || isCancelled) && (
        <Button
          size="small"
          onClick={() => {
            void start();
            focusHeading();
          }}
        >
          Try again
        </Button>
      )}
    </Line>
  );
}
