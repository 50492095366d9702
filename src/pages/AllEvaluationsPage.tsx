import { EvaluationsScreen } from './EvaluationsScreen';

export function AllEvaluationsPage() {
  return (
    <EvaluationsScreen
      title="All Evaluations"
      description="Review the evaluations of all evaluators and their details."
      scope="all"
    />
  );
}
