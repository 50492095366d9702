import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { IconAction } from '../../../components/controls/IconAction';
import { counted, display, displayDate } from '../../../lib/text/display';
import { inPeriod } from '../../../lib/text/displayPeriod';
import { evaluationPath } from '../../../lib/url/paths';
import { usePeriod } from '../../../lib/url/periodParameter';
import { ChartFigure } from '../chart/ChartFigure';
import type { ChartTable } from '../chart/chartTable';
import type { ScoredEvaluation } from '../statistics/chartData';
import { paragraph } from '../statistics/describe';
import { newestFirst } from '../../../lib/text/createdTime';
import { LIST_NAME } from './useDrillDown';

export interface Mark {
  key: string;
  /** The mark, in words. */
  title: string;
  /** What the mark stands for. */
  evaluations: readonly Pick<ScoredEvaluation, 'evaluation'>[];
  /** What else there is to say of them, as a sentence. */
  words?: string;
}

interface EvaluationsBehindProps {
  mark: Mark;
  onClose: () => void;
}

/** The evaluations for which a mark stands. The list takes the focus when the mark is pressed, and gives it back. */
export function EvaluationsBehind({ mark, onClose }: EvaluationsBehindProps) {
  const { title, evaluations, words } = mark;
  const { period } = usePeriod();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const isPressed = useNavigationType() === NavigationType.Push;
  const table = useMemo(() => tableOf(evaluations), [evaluations]);
  const { length } = evaluations;

  useEffect(() => {
    if (!isPressed) return;
    if (document.activeElement !== root.current) opener.current = document.activeElement;
    // The browser would scroll to the middle of a list that is higher than the window.
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, [title, isPressed]);

  return (
    <Box
      ref={root}
      tabIndex={-1}
      sx={{ gridColumn: '1 / -1', outline: 'none', scrollMarginBlock: '5rem' }}
    >
      <ChartFigure
        title={title}
        name={LIST_NAME}
        description={inPeriod(
          period,
          paragraph(
            `${counted(length, 'evaluation')}${length === 1 ? '' : ', the newest first'}.`,
            words,
          ),
        )}
        table={table}
        action={
          <IconAction
            label="Close"
            icon={<CloseIcon />}
            onClick={() => {
              onClose();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
          />
        }
      />
    </Box>
  );
}

const tableOf = (evaluations: Mark['evaluations']): ChartTable => ({
  columns: ['Employee', 'Evaluator', 'Score', 'Date'],
  rows: newestFirst(evaluations.map(({ evaluation }) => evaluation)).map(
    ({ _id, employee, evaluator, score, createdAt }) => ({
      key: _id,
      cells: [
        display(employee?.name),
        display(evaluator?.name),
        display(score),
        displayDate(createdAt),
      ],
      to: evaluationPath(_id),
    }),
  ),
});
