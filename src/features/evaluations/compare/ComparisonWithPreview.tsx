import { useState } from 'react';
import { lazyDialog } from '../../../components/controls/lazyDialog';
import { useI18n } from '../../../i18n/I18nContext';
import { personLabels } from '../../../lib/text/personLabels';
import { Comparison } from '../../insight/compare/Comparison';
import type { useComparedPeople } from '../../insight/compare/useComparedPeople';

const EvaluationPreview = lazyDialog(
  async () => (await import('../detail/EvaluationPreview')).EvaluationPreview,
);

type ComparisonWithPreviewProps = Pick<ReturnType<typeof useComparedPeople>, 'people' | 'known'>;

/** The comparison. The evaluation behind one of its points opens in a dialog. */
export function ComparisonWithPreview({ people, known }: ComparisonWithPreviewProps) {
  const { display } = useI18n();
  const [openId, setOpenId] = useState<string>();
  const labelOf = personLabels(
    people.map(({ employee }) => employee),
    display(undefined),
  );
  const [open] = known.flatMap(({ employee, evaluations = [] }) =>
    evaluations.flatMap((evaluation) =>
      evaluation._id === openId ? { employee, evaluation } : [],
    ),
  );
  return (
    <>
      <Comparison subjects={known} onOpen={setOpenId} />
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
