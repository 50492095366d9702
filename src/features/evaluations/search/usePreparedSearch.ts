import { useEffect, useMemo, useState } from 'react';
import type { Evaluation } from '../../../api/contract';
import { runWhenIdle } from '../../../lib/code/runWhenIdle';
import type { Scope } from '../../../api/allEvaluations';
import { prepareSearch, unprepared } from './filterEvaluations';

/** The number of evaluations that are folded in one task. The page can react between two tasks. */
const STEP = 200;

/**
 * Returns whether the texts of all evaluations are folded, so that a search is quick. They are folded as they are read.
 * Those that another screen has read are folded now, in idle time.
 */
export function usePreparedSearch(evaluations: readonly Evaluation[], scope: Scope): boolean {
  const missing = useMemo(() => unprepared(evaluations, scope), [evaluations, scope]);
  const [prepared, setPrepared] = useState<readonly Evaluation[]>();
  const isPrepared = missing.length <= STEP || prepared === missing;
  useEffect(() => {
    if (isPrepared) return;
    const starts = Array.from({ length: Math.ceil(missing.length / STEP) }, (_, i) => i * STEP);
    return runWhenIdle([
      ...starts.map((start) => () => {
        prepareSearch(missing.slice(start, start + STEP), scope);
      }),
      () => {
        setPrepared(missing);
      },
    ]);
  }, [isPrepared, missing, scope]);
  return isPrepared;
}
