import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import type { Employee } from '../../../api/contract';
import { TaskProgress } from '../../../components/status/TaskProgress';
import { notify } from '../../../components/toasts/notify';
import { readEach } from '../../../lib/query/readEach';
import { useCancellableTask } from '../../../lib/query/useCancellableTask';
import { displayCount } from '../../../lib/text/display';
import { EmployeeOf } from '../employeeOf';
import { exportResults } from '../export/exportResults';

interface ExportChosenProps {
  /** Ids of employees, in the order of the rows. */
  chosen: readonly string[];
  /** Who was found by the search. The others are read. */
  found: readonly Employee[];
}

/** Exports the chosen people, also those whom another search found. Leaving the screen cancels it. */
export function ExportChosen({ chosen, found }: ExportChosenProps) {
  const queryClient = useQueryClient();
  const employeeOf = useContext(EmployeeOf);
  const { done, run, cancel } = useCancellableTask();
  const [total, setTotal] = useState(0);
  const [outcome, setOutcome] = useState('');

  async function start() {
    setOutcome('');
    try {
      await run(async ({ signal, onProgress }) => {
        const known = new Map(found.map((employee) => [employee._id, employee]));
        const others = chosen.filter((id) => !known.has(id));
        setTotal(others.length + chosen.length);
        const read = await readEach(queryClient, others, employeeOf, { signal, onProgress });
        const employees = chosen.flatMap((id) => known.get(id) ?? read.get(id) ?? []);
        setTotal(others.length + employees.length);
        const missing =
          employees.length > 0
            ? await exportResults(queryClient, employees, {
                signal,
                onProgress(count) {
                  onProgress(others.length + count);
                },
              })
            : 0;
        setOutcome(outcomeOf(chosen.length, chosen.length - employees.length, missing));
      });
    } catch (error) {
      console.error('Export failed', error);
      notify({ text: 'Export failed', tone: 'destructive' });
    }
  }

  if (done !== undefined) {
    return <TaskProgress label="Export chosen" done={done} total={total} onCancel={cancel} />;
  }
  return (
    <>
      <Button onClick={() => void start()}>Export chosen</Button>
      {outcome !== '' && (
        <Typography variant="body2" role="status">
          {outcome}
        </Typography>
      )}
    </>
  );
}

/** What is not in the file, in words. Empty where all is. */
function outcomeOf(chosen: number, unread: number, withoutStatistics: number): string {
  const parts = [
    unread > 0 && `${displayCount(unread)} not found`,
    withoutStatistics > 0 && `${displayCount(withoutStatistics)} without statistics`,
  ].filter(Boolean);
  return parts.length > 0 ? `Of ${displayCount(chosen)}: ${parts.join(', ')}` : '';
}
