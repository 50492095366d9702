import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { Evaluation } from '../../../api/contract';
import { IconAction } from '../../../components/controls/IconAction';
import { display, displayCount, displayDate } from '../../../lib/text/display';
import { evaluationPath } from '../../../lib/url/paths';
import { ChartFigure } from '../chart/ChartFigure';
import type { ChartTable } from '../chart/chartTable';
import { BEHIND } from './useBehind';

interface BehindProps {
  /** The mark, in words. */
  title: string;
  evaluations: readonly Evaluation[];
  onClose: () => void;
}

/** The evaluations behind a mark of a chart. It takes the focus when the mark is pressed. */
export function Behind({ title, evaluations, onClose }: BehindProps) {
  const root = useRef<HTMLDivElement>(null);
  const isPressed = useNavigationType() === NavigationType.Push;
  const table = useMemo(() => tableOf(evaluations), [evaluations]);

  useEffect(() => {
    if (!isPressed) return;
    // A list that is higher than the window would be focused in its middle.
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, [title, isPressed]);

  return (
    <Box ref={root} tabIndex={-1} sx={{ outline: 'none', scrollMarginBlock: '5rem' }}>
      <ChartFigure
        title={title}
        name={BEHIND}
        description={describeBehind(evaluations.length)}
        table={table}
        action={<IconAction label="Close" icon={<CloseIcon />} onClick={onClose} />}
      />
    </Box>
  );
}

const describeBehind = (count: number) =>
  count === 1 ? '1 evaluation.' : `${displayCount(count)} evaluations, the newest first.`;

const tableOf = (evaluations: readonly Evaluation[]): ChartTable => ({
  columns: ['Employee', 'Evaluator', 'Score', 'Date'],
  rows: [...evaluations]
    .sort(newestFirst)
    .map(({ _id, employee, evaluator, score, createdAt }) => ({
      key: _id,
      cells: [
        display(employee?.name),
        display(evaluator?.name),
        display(score),
        displayDate(createdAt),
      ],
      to: evaluationPath(_id),
    })),
});

/** By the texts of one server, which are in the order of time. Those without a date are last. */
function newestFirst({ createdAt: one }: Evaluation, { createdAt: other }: Evaluation): number {
  if (one === other) return 0;
  return (one ?? '') < (other ?? '') ? 1 : -1;
}
