import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Employee } from '../../../api/contract';
import { notify } from '../../../components/toasts/notify';
import { displayCount } from '../../../lib/text/display';
import { useCancellableTask } from '../../../lib/query/useCancellableTask';
import { exportResults } from './exportResults';

/** One export at a time; leaving the screen cancels it. */
export function useExport() {
  const queryClient = useQueryClient();
  const { done, run, cancel } = useCancellableTask();
  const [total, setTotal] = useState(0);

  async function start(employees: Employee[]) {
    setTotal(employees.length);
    try {
      await run(async (settings) => {
        const missing = await exportResults(queryClient, employees, settings);
        if (missing === 0) return;
        const text = `${displayCount(missing)} of ${displayCount(employees.length)} without statistics`;
        notify({ text, tone: 'default' });
      });
    } catch (error) {
      console.error('Export failed', error);
      notify({ text: 'Export failed', tone: 'destructive' });
    }
  }

  return { done, total, start, cancel };
}
