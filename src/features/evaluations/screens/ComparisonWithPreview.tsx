import { useState } from 'react';
import { lazyDialog } from '../../../components/controls/lazyDialog';
import { Comparison } from '../../insight/compare/Comparison';
import type { useComparedPeople } from '../../insight/compare/useComparedPeople';

const EvaluationPreview = lazyDialog(
  async () => (await import('../detail/EvaluationPreview')).EvaluationPreview,
);

type ComparisonWithPreviewProps = Pick<ReturnType<typeof useComparedPeople>, 'loaded' | 'labelOf'>;

/** The comparison. The evaluation behind one of its points opens in a dialog. */
export function ComparisonWithPreview({ loaded, labelOf }: ComparisonWithPreviewProps) {
  const [openId, setOpenId] = useState<string>();
  const [open] = loaded.flatMap(({ employee, evaluations = [] }) =>
    evaluations.flatMap((evaluation) =>
      evaluation._id === openId ? { employee, evaluation } : [],
    ),
  );
  return (
    <>
      <Comparison subjects={loaded} onOpen={setOpenId} />
      {open && (
        <EvaluationPreview
          evaluation={open.evaluation}
          name={labelOf(open.employee)}
          onClose={() => {
            setOpenId(undefined);
          }}
        />
      )}
    </>
  );
}
