import { useEffect, useRef, useState } from 'react';
import { isSilent } from '../../../api/http/apiError';
import type { Employee } from '../../../api/contract';
import { notify } from '../../../components/toasts/notify';
import { displayCount } from '../../../lib/text/display';
import { exportResults } from './exportResults';

/** One export at a time; leaving the screen cancels it. */
export function useExport(employees: Employee[]) {
  const [done, setDone] = useState<number>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    try {
      const missing = await exportResults(employees, {
        signal: controller.signal,
        onProgress: setDone,
      });
      if (missing > 0) {
        const text = `${displayCount(missing)} of ${displayCount(employees.length)} without statistics`;
        notify({ text, tone: 'default' });
      }
    } catch (error) {
      if (controller.signal.aborted || isSilent(error)) return;
      console.error('Export failed', error);
      notify({ text: 'Export failed', tone: 'destructive' });
    } finally {
      // Ends what is still under way where it failed.
      controller.abort();
      running.current = undefined;
      setDone(undefined);
    }
  }

  return {
    /** How many employees are done; undefined while no export runs. */
    done,
    start,
    cancel: () => running.current?.abort(),
  };
}
