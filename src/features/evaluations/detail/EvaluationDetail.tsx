import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '../../../components/page/Facts';
import { LoadFailure } from '../../../components/status/LoadFailure';
import { PageHeading } from '../../../components/page/PageHeading';
import { ScoreBadge } from '../ScoreBadge';
import { SectionCard } from '../../../components/page/SectionCard';
import { Sections } from '../../../components/page/Sections';
import { display } from '../../../lib/text/display';
import { FeedbackList } from './FeedbackList';
import { evaluationQueries } from '../queries';

/** One evaluation: its score and note, its employee, and its feedback. */
export function EvaluationDetail({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(evaluationQueries.detail(id));
  const loading = !data;
  const { employee, score, note, feedbacks } = data ?? {};

  if (!data && isError) {
    return (
      <>
        <PageHeading title="Evaluation" />
        <LoadFailure text="No evaluation found." onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <Sections aria-busy={loading}>
      <PageHeading
        owner={display(employee?.name, 'Employee')}
        title="Evaluation"
        loading={loading}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          // The employee's card is beside the other two and may be taller than the first.
          gridTemplateRows: { md: 'auto 1fr' },
          '& > :nth-of-type(2)': { gridRow: { md: 'span 2' } },
          alignItems: 'start',
          gap: 3,
        }}
      >
        <SectionCard title="Evaluation Details">
          {loading ? (
            <Skeleton variant="rounded" height={120} />
          ) : (
            <Stack sx={{ alignItems: 'flex-start', gap: 2 }}>
              <ScoreBadge score={score} />
              <Typography
                dir="auto"
                color={display(note, '') === '' ? 'textSecondary' : undefined}
                sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {display(note, 'No note provided')}
              </Typography>
            </Stack>
          )}
        </SectionCard>
        <SectionCard title="Employee Information">
          <Facts
            loading={loading}
            facts={[
              ['Name', display(employee?.name)],
              ['Age', display(employee?.age)],
              ['Email', display(employee?.email)],
              ['Role', display(employee?.role)],
            ]}
          />
        </SectionCard>
        <SectionCard title="Feedbacks">
          {loading ? (
            <Skeleton variant="rounded" height={160} />
          ) : (
            <FeedbackList feedbacks={feedbacks ?? []} />
          )}
        </SectionCard>
      </Box>
    </Sections>
  );
}
