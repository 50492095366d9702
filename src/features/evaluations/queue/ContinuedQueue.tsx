import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { employeeQueries } from '../../../api/employees';
import { notify } from '../../../components/toasts/notify';
import type { Texts, QueuePosition } from '../../../session/dialogDraft';
import { EvaluationQueue, type QueuedPerson } from './EvaluationQueue';

interface ContinuedQueueProps {
  /** Where the queue was interrupted. */
  start: QueuePosition;
  /** The name of the person at that place. */
  name: string | undefined;
  /** What was typed about this person. */
  typed: Texts;
  onClose: () => void;
}

/**
 * Continues an interrupted queue. The first dialog opens at once. The names of the others are read with the list of
 * employees; where that fails, the queue is only this dialog.
 */
export function ContinuedQueue({ start, name, typed, onClose }: ContinuedQueueProps) {
  const [place, setPlace] = useState(start);
  const { data: list, isError } = useQuery(employeeQueries.list());
  const isUnread = isError && !list;
  useEffect(() => {
    if (isUnread) {
      notify({ text: ({ t }) => t('evaluations.employeesUnread'), tone: 'destructive' });
    }
  }, [isUnread]);

  const { ids } = start;
  const firstId = ids[start.index];
  const people = useMemo(() => {
    const employeesById = new Map(list?.employees.map((employee) => [employee._id, employee]));
    return ids.map((_id): QueuedPerson => ({
      employee: employeesById.get(_id) ?? { _id, name: _id === firstId ? name : undefined },
      last: undefined,
    }));
  }, [ids, firstId, name, list]);

  const { index } = place;
  return (
    <EvaluationQueue
      queue={
        isUnread
          ? { people: people.slice(index, index + 1), index: 0, evaluated: [] }
          : { ...place, people }
      }
      typed={index === start.index ? typed : undefined}
      onStep={({ index: next, evaluated }) => {
        setPlace({ ids, index: next, evaluated });
      }}
      onClose={onClose}
    />
  );
}
