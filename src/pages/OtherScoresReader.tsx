import type { Evaluation } from '../api/contract';
import { SectionCard } from '../components/page/SectionCard';
import { ReadingStatus } from '../features/evaluations/allEvaluations/ReadingStatus';
import { useAllEvaluations } from '../features/evaluations/allEvaluations/useAllEvaluations';
import { prepareTimes } from '../lib/text/createdTime';
import { OtherScores } from '../features/insight/profile/OtherScores';

interface OtherScoresReaderProps {
  employeeId: string;
  /** The evaluations of the person. */
  evaluations: readonly Evaluation[];
}

/** Reads every evaluation, for the scores that a person's evaluators gave to others. */
export function OtherScoresReader({ employeeId, evaluations }: OtherScoresReaderProps) {
  const reading = useAllEvaluations('all', prepareTimes);
  const { data, isRefused } = reading;
  return (
    <>
      <SectionCard title="All evaluations">
        {isRefused ? (
          <p role="status">The server refuses the evaluations of other people.</p>
        ) : (
          <ReadingStatus reading={reading} />
        )}
      </SectionCard>
      {data && (
        <OtherScores employeeId={employeeId} evaluations={evaluations} all={data.evaluations} />
      )}
    </>
  );
}
