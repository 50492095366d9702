import { EvaluationsScreen } from './EvaluationsScreen';

export function MyEvaluationsPage() {
  return (
    <EvaluationsScreen
      title="Employee Evaluations"
      documentTitle="My Evaluations"
      description="Review the latest employee evaluations and their details."
      scope="own"
    />
  );
}
