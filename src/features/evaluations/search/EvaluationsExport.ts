import { useEffect, useEffectEvent, useRef } from 'react';
import type { Evaluation } from '../../../api/contract';
import { notify } from '../../../components/toasts/notify';
import type { LocalizedText } from '../../../i18n/createI18n';
import { usePeriod } from '../../../lib/url/periodParameter';
import type { AllEvaluations } from '../../../api/allEvaluations';
import { MAX_READ } from '../allEvaluations/readAllEvaluations';
import type { AllEvaluationsLoad } from '../allEvaluations/useAllEvaluations';
import { exportEvaluations } from './exportEvaluations';

interface EvaluationsExportProps {
  load: AllEvaluationsLoad;
  /** The listed evaluations; undefined until they are known. */
  listed: readonly Evaluation[] | undefined;
  /** Called at the end, with or without a file. */
  onExported: () => void;
}

const exportFailed: LocalizedText = ({ t }) => t('evaluations.exportFailed');

/** Exports the listed evaluations as soon as all are read. Mount it for one export. It renders nothing. */
export function EvaluationsExport({ load, listed, onExported }: EvaluationsExportProps) {
  const { data, progress, outcome, isCurrent, isRefused, read } = load;
  const { period } = usePeriod();
  // A read that ended before the button was pressed is repeated.
  const step = useRef<'repeat' | 'wait' | 'write'>(outcome ? 'repeat' : 'wait');

  async function write(evaluations: readonly Evaluation[]) {
    if (evaluations.length === 0) {
      notify({ text: ({ t }) => t('evaluations.exportNothing'), tone: 'default' });
      onExported();
      return;
    }
    try {
      await exportEvaluations(evaluations, period);
      const missingText = data && missingTextOf(data);
      if (missingText) notify({ text: missingText, tone: 'destructive' });
    } catch (error) {
      console.error('Export failed', error);
      notify({ text: exportFailed, tone: 'destructive' });
    }
    onExported();
  }

  const proceed = useEffectEvent(() => {
    if (step.current === 'write' || progress) return;
    if (isCurrent) {
      if (!listed) return;
      step.current = 'write';
      void write(listed);
    } else if (step.current === 'repeat') {
      step.current = 'wait';
      void read();
    } else if (isRefused || outcome !== undefined) {
      if (outcome !== 'cancelled') notify({ text: exportFailed, tone: 'destructive' });
      onExported();
    }
  });
  useEffect(() => {
    proceed();
  }, [listed, progress, outcome, isCurrent, isRefused]);
  return null;
}

/** Returns a text that says which evaluations of the server were not read; undefined if all were. */
function missingTextOf({
  failedPages: { length: count },
  isCut,
}: AllEvaluations): LocalizedText | undefined {
  if (!isCut) {
    return count > 0 ? ({ t }) => t('evaluations.exportLacksPages', { count }) : undefined;
  }
  const most = MAX_READ;
  return ({ t }) =>
    count > 0
      ? t('evaluations.exportLacksBoth', { count, most })
      : t('evaluations.exportLacksRest', { most });
}
