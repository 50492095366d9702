import { EmptyState } from '../components/status/EmptyState';
import { PageHeading } from '../components/page/PageHeading';
import { EvaluationDetail } from '../features/evaluations/detail/EvaluationDetail';
import { evaluationQueries } from '../features/evaluations/queries';
import { useAddressId } from '../lib/url/addresses';
import { ONCE, type Reads } from './reads';

export function EvaluationPage() {
  const id = useAddressId();
  if (id !== undefined) return <EvaluationDetail key={id} id={id} />;
  return (
    <>
      <PageHeading title="Evaluation" />
      <EmptyState text="No evaluation found." />
    </>
  );
}

EvaluationPage.reads = ((queryClient, id) =>
  id === undefined
    ? []
    : [queryClient.query({ ...evaluationQueries.detail(id), ...ONCE })]) satisfies Reads;
