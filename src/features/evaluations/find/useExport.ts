import { useEffect, useEffectEvent, useRef } from 'react';
import type { Evaluation } from '../../../api/contract';
import { notify } from '../../../components/toasts/notify';
import { counted, displayCount } from '../../../lib/text/display';
import { usePeriod } from '../../../lib/url/periodParameter';
import type { AllEvaluations } from '../allEvaluations/allEvaluationsQueries';
import { MOST_READ } from '../allEvaluations/readAllEvaluations';
import type { Reading } from '../allEvaluations/useAllEvaluations';
import { exportEvaluations } from './exportEvaluations';

interface ExportSettings {
  /** Whether an export is wanted. */
  isExporting: boolean;
  reading: Reading;
  /** What is listed; undefined until it is known. */
  listed: readonly Evaluation[] | undefined;
  /** Called when it has ended, with a file or without one. */
  onExported: () => void;
}

/** Exports what is listed, as soon as everything is read. */
export function useExport({ isExporting, reading, listed, onExported }: ExportSettings) {
  const { data, done, end, isCurrent, isRefused, read } = reading;
  const { period } = usePeriod();
  // A reading that ended before the button was pressed is repeated.
  const isAsked = useRef(false);
  const isWriting = useRef(false);

  async function write(evaluations: readonly Evaluation[]) {
    if (evaluations.length === 0) {
      notify({ text: 'No evaluations to export', tone: 'default' });
      onExported();
      return;
    }
    isWriting.current = true;
    try {
      await exportEvaluations(evaluations, period);
      const lacks = data && lackOf(data);
      if (lacks) notify({ text: `The file lacks ${lacks}`, tone: 'destructive' });
    } catch (error) {
      console.error('Export failed', error);
      notify({ text: 'Export failed', tone: 'destructive' });
    }
    isWriting.current = false;
    onExported();
  }

  const proceed = useEffectEvent(() => {
    if (!isExporting) {
      isAsked.current = false;
      return;
    }
    if (done !== undefined) {
      isAsked.current = true;
      return;
    }
    if (isCurrent) {
      if (listed && !isWriting.current) void write(listed);
    } else if (isRefused || (end !== undefined && isAsked.current)) {
      if (end !== 'cancelled') notify({ text: 'Export failed', tone: 'destructive' });
      onExported();
    } else if (end !== undefined) {
      isAsked.current = true;
      void read();
    }
  });
  useEffect(() => {
    proceed();
  }, [isExporting, listed, done, end, isCurrent, isRefused]);
}

/** What of the server's evaluations was not read, in words. */
function lackOf({ failedPages: { length }, isCut }: AllEvaluations): string {
  const lacks = [
    ...(length > 0 ? [`${counted(length, 'page')} that could not be read`] : []),
    ...(isCut ? [`what is after the first ${displayCount(MOST_READ)} evaluations`] : []),
  ];
  return lacks.join(', and ');
}
