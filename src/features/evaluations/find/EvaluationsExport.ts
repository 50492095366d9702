import { useEffect, useEffectEvent, useRef } from 'react';
import type { Evaluation } from '../../../api/contract';
import { notify } from '../../../components/toasts/notify';
import { counted, displayCount } from '../../../lib/text/display';
import { usePeriod } from '../../../lib/url/periodParameter';
import type { AllEvaluations } from '../allEvaluations/allEvaluationsQueries';
import { MOST_READ } from '../allEvaluations/readAllEvaluations';
import type { Reading } from '../allEvaluations/useAllEvaluations';
import { exportEvaluations } from './exportEvaluations';

interface EvaluationsExportProps {
  reading: Reading;
  /** What is listed; undefined until it is known. */
  listed: readonly Evaluation[] | undefined;
  /** Called when it has ended, with a file or without one. */
  onExported: () => void;
}

/** Exports what is listed, as soon as everything is read. Mounted for one export, of which it shows nothing. */
export function EvaluationsExport({ reading, listed, onExported }: EvaluationsExportProps) {
  const { data, done, end, isCurrent, isRefused, read } = reading;
  const { period } = usePeriod();
  // A reading that ended before the button was pressed is repeated.
  const step = useRef<'repeat' | 'wait' | 'write'>(end ? 'repeat' : 'wait');

  async function write(evaluations: readonly Evaluation[]) {
    if (evaluations.length === 0) {
      notify({ text: 'No evaluations to export', tone: 'default' });
      onExported();
      return;
    }
    try {
      await exportEvaluations(evaluations, period);
      const lacks = data && lackOf(data);
      if (lacks) notify({ text: `The file lacks ${lacks}`, tone: 'destructive' });
    } catch (error) {
      console.error('Export failed', error);
      notify({ text: 'Export failed', tone: 'destructive' });
    }
    onExported();
  }

  const proceed = useEffectEvent(() => {
    if (step.current === 'write' || done !== undefined) return;
    if (isCurrent) {
      if (!listed) return;
      step.current = 'write';
      void write(listed);
    } else if (step.current === 'repeat') {
      step.current = 'wait';
      void read();
    } else if (isRefused || end !== undefined) {
      if (end !== 'cancelled') notify({ text: 'Export failed', tone: 'destructive' });
      onExported();
    }
  });
  useEffect(() => {
    proceed();
  }, [listed, done, end, isCurrent, isRefused]);
  return null;
}

/** What of the server's evaluations was not read, in words. */
function lackOf({ failedPages: { length }, isCut }: AllEvaluations): string {
  const lacks = [
    ...(length > 0 ? [`${counted(length, 'page')} that could not be read`] : []),
    ...(isCut ? [`what is after the first ${displayCount(MOST_READ)} evaluations`] : []),
  ];
  return lacks.join(', and ');
}
