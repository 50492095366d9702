import { useEffect, useMemo, useState } from 'react';
import type { Evaluation } from '../../../api/contract';
import { runWhenIdle } from '../../../lib/code/runWhenIdle';
import type { Scope } from '../../../api/allEvaluations';
import { prepareSearch, unprepared } from './findEvaluations';

/** How many evaluations a slow computer folds in 50 ms. */
const STEP = 200;

/**
 * Whether evaluations can be searched at once. They are folded as they are read; those that another screen has read, in
 * idle time now.
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
