import { useParams } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState';
import { PageHeading } from '../components/PageHeading';
import { isUsableId } from '../domain/ids';
import { EvaluationDetail } from '../features/evaluations/EvaluationDetail';
import { evaluationQueries } from '../features/evaluations/queries';
import { ONCE, type Reads } from './reads';

export function EvaluationPage() {
  const { id } = useParams();
  if (isUsableId(id)) return <EvaluationDetail key={id} id={id} />;
  return (
    <>
      <PageHeading title="Evaluation" />
      <EmptyState text="No evaluation found." />
    </>
  );
}

EvaluationPage.reads = ((queryClient, { id }) =>
  isUsableId(id)
    ? [queryClient.query({ ...evaluationQueries.detail(id), ...ONCE })]
    : []) satisfies Reads;
