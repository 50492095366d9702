import { useEffect, useRef, useState } from 'react';
import { isSilent } from '../../api/apiError';
import type { Employee } from '../../api/contract';
import { notify } from '../../components/toasts/notify';
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
      await exportResults(employees, { signal: controller.signal, onProgress: setDone });
    } catch (error) {
      if (controller.signal.aborted || isSilent(error)) return;
      console.error('Export failed', error);
      notify({ text: 'Export failed', tone: 'destructive' });
    } finally {
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
