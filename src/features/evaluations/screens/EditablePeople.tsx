import { useState } from 'react';
import { lazyDialog } from '../../../components/controls/lazyDialog';
import { focusHeading } from '../../../components/page/focusHeading';
import { MAX_COMPARED } from '../../../domain/constants';
import { useDialog } from '../../../lib/query/useDialog';
import { ComparedPeople } from '../../insight/compare/ComparedPeople';
import type { useComparedPeople } from '../../insight/compare/useComparedPeople';
import type { EvaluationSubject } from '../dialogs/EvaluationDialog';
import { EvaluationDialog } from '../dialogs/lazyEvaluationDialogs';

const AddPersonDialog = lazyDialog(
  async () => (await import('../../insight/compare/AddPersonDialog')).AddPersonDialog,
);

interface EditablePeopleProps extends Pick<
  ReturnType<typeof useComparedPeople>,
  'people' | 'labelOf'
> {
  /** The ids in the address. Only the first of them are compared. */
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** The compared people. They can be evaluated and removed, and others can be added. */
export function EditablePeople({ people, labelOf, ids, onChange }: EditablePeopleProps) {
  const evaluation = useDialog<EvaluationSubject['employee']>();
  // This dialog changes nothing on the server, so nothing is read again when it closes.
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <ComparedPeople
        people={people}
        labelOf={labelOf}
        onAdd={(id) => {
          const employee = people.find((person) => person.id === id)?.employee;
          evaluation.open({ id, name: employee?.name && labelOf(employee) });
        }}
        onRemove={(removed) => {
          onChange(ids.filter((id) => id !== removed));
          focusHeading();
        }}
        onAddPerson={
          ids.length < MAX_COMPARED
            ? () => {
                setIsAdding(true);
              }
            : undefined
        }
      />
      {isAdding && (
        <AddPersonDialog
          except={people.map(({ id }) => id)}
          onAdd={(id) => {
            onChange([...ids, id]);
            // The button that opened the dialog is removed, so the heading gets the focus.
            if (ids.length + 1 === MAX_COMPARED) setTimeout(focusHeading);
          }}
          onClose={() => {
            setIsAdding(false);
          }}
        />
      )}
      {evaluation.subject && (
        <EvaluationDialog employee={evaluation.subject} onClose={evaluation.close} />
      )}
    </>
  );
}
