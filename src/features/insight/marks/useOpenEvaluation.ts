import type {} from '@mui/x-charts/moduleAugmentation/keyboardActivation';
import type { ChartsActivationEvent, ScatterItemIdentifier } from '@mui/x-charts/models';
import { useNavigate } from 'react-router-dom';
import { evaluationPath } from '../../../lib/url/paths';
import type { FindScore } from './ScoreTooltip';

/** Enter on the focused mark counts as a click. The library has it behind this flag until its next major version. */
export const KEYBOARD = { keyboardActivation: true };

/** Opens the evaluation behind a mark, on a click or Enter. A tap shows what it is; the table has links. */
export function useOpenEvaluation(find: FindScore) {
  const navigate = useNavigate();
  return (event: ChartsActivationEvent, { seriesId, dataIndex }: ScatterItemIdentifier) => {
    const isTap = 'pointerType' in event && event.pointerType === 'touch';
    const rated = find(seriesId, dataIndex);
    if (rated && !isTap) void navigate(evaluationPath(rated.id));
  };
}
