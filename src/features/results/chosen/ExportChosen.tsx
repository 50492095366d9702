import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Employee } from '../../../api/contract';
import { readEach } from '../../../lib/query/readEach';
import { displayCount } from '../../../lib/text/display';
import { EmployeeOf } from '../employeeOf';
import { exportResults } from '../export/exportResults';
import { useExport } from '../export/useExport';

interface ExportChosenProps {
  /** Ids of employees, in the order of the rows. */
  chosen: readonly string[];
  /** Who was found by the search. The others are read. */
  found: readonly Employee[];
}

/** Exports the chosen people, also those whom another search found. */
export function ExportChosen({ chosen, found }: ExportChosenProps) {
  const queryClient = useQueryClient();
  const employeeOf = useContext(EmployeeOf);
  const { start, progress, lacks } = useExport('Export chosen', async (settings) => {
    const { signal, onProgress, onTotal } = settings;
    const known = new Map(found.map((employee) => [employee._id, employee]));
    const others = chosen.filter((id) => !known.has(id));
    onTotal(others.length + chosen.length);
    const read = await readEach(queryClient, others, employeeOf, { signal, onProgress });
    const employees = chosen.flatMap((id) => known.get(id) ?? read.get(id) ?? []);
    onTotal(others.length + employees.length);
    const unread = chosen.length - employees.length;
    if (employees.length === 0) return lacksOf(chosen.length, unread, 0);
    const withoutStatistics = await exportResults(queryClient, employees, {
      signal,
      onProgress(count) {
        onProgress(others.length + count);
      },
    });
    return lacksOf(chosen.length, unread, withoutStatistics);
  });

  return (
    progress || (
      <>
        <Button onClick={start}>Export chosen</Button>
        {lacks}
      </>
    )
  );
}

/** What is not in the file, in words. Empty where all is. */
function lacksOf(chosen: number, unread: number, withoutStatistics: number): string {
  const parts = [
    unread > 0 && `${displayCount(unread)} not found`,
    withoutStatistics > 0 && `${displayCount(withoutStatistics)} without statistics`,
  ].filter(Boolean);
  return parts.length > 0 ? `Of ${displayCount(chosen)}: ${parts.join(', ')}` : '';
}
