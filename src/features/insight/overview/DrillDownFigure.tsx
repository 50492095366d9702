import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, type ComponentProps } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { IconAction } from '../../../components/controls/IconAction';
import { counted, display, displayDate } from '../../../lib/text/display';
import { evaluationPath } from '../../../lib/url/paths';
import { ChartFigure } from '../chart/ChartFigure';
import type { ChartRow, ChartTable } from '../chart/chartTable';
import { newestFirst } from '../../../lib/text/newestFirst';
import type { ScoredEvaluation } from '../statistics/chartData';
import { LIST_NAME, type useDrillDown } from './useDrillDown';

interface Row extends Omit<ChartRow, 'to'> {
  /** The mark, in words. */
  title: string;
  /** What the mark stands for. */
  evaluations: readonly Pick<ScoredEvaluation, 'evaluation'>[];
}

interface DrillDownFigureProps extends Omit<ComponentProps<typeof ChartFigure>, 'table'> {
  columns: readonly string[];
  rows: readonly Row[];
  drillDown: ReturnType<typeof useDrillDown>;
}

/** A figure whose marks stand for evaluations. It lists the evaluations of a pressed mark below it. */
export function DrillDownFigure({ columns, rows, drillDown, ...figure }: DrillDownFigureProps) {
  const { chosen, linkTo, close } = drillDown;
  const open = rows.find(({ key }) => key === chosen);
  const table = {
    columns,
    rows: rows.map(({ key, cells, evaluations }) => ({
      key,
      cells,
      ...(evaluations.length > 0 && { to: linkTo(key) }),
    })),
  };
  return (
    <>
      <ChartFigure {...figure} table={table} />
      {open && <Evaluations title={open.title} evaluations={open.evaluations} onClose={close} />}
    </>
  );
}

interface EvaluationsProps extends Pick<Row, 'title' | 'evaluations'> {
  onClose: () => void;
}

/** The evaluations of a mark. The list takes the focus when the mark is pressed. */
function Evaluations({ title, evaluations, onClose }: EvaluationsProps) {
  const root = useRef<HTMLDivElement>(null);
  const isPressed = useNavigationType() === NavigationType.Push;
  const table = useMemo(() => tableOf(evaluations), [evaluations]);
  const { length } = evaluations;

  useEffect(() => {
    if (!isPressed) return;
    // The browser would scroll to the middle of a list that is higher than the window.
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, [title, isPressed]);

  return (
    <Box ref={root} tabIndex={-1} sx={{ outline: 'none', scrollMarginBlock: '5rem' }}>
      <ChartFigure
        title={title}
        name={LIST_NAME}
        description={`${counted(length, 'evaluation')}${length === 1 ? '' : ', the newest first'}.`}
        table={table}
        action={<IconAction label="Close" icon={<CloseIcon />} onClick={onClose} />}
      />
    </Box>
  );
}

const tableOf = (evaluations: Row['evaluations']): ChartTable => ({
  columns: ['Employee', 'Evaluator', 'Score', 'Date'],
  rows: evaluations
    .map(({ evaluation }) => evaluation)
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
