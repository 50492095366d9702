import { NotFoundState } from '../components/status/NotFoundState';
import { PageHeading } from '../components/page/PageHeading';
import { EvaluationDetail } from '../features/evaluations/detail/EvaluationDetail';
import { useAddressId } from '../lib/url/useAddressId';

export function EvaluationPage() {
  const id = useAddressId();
  if (id !== undefined) return <EvaluationDetail key={id} id={id} />;
  return (
    <>
      <PageHeading title="Evaluation" />
      <NotFoundState text="No evaluation found." />
    </>
  );
}
