import { useMemo } from 'react';
import { counted, displayCount } from '../../../lib/text/display';
import { paragraph } from '../statistics/describe';
import { missingOf } from '../statistics/overview/missing';
import type { ScoredEvaluation, ChartData } from '../statistics/chartData';
import { DrillDownFigure } from './DrillDownFigure';
import { useDrillDown } from './useDrillDown';

interface MissingFigureProps {
  /** The data of every period. */
  all: ChartData;
  /** The evaluations of the period. */
  scored: readonly ScoredEvaluation[];
}

/** What evaluations lack: notes, feedback, and what the figures need. */
export function MissingFigure({ all, scored }: MissingFigureProps) {
  const { withoutNote, withoutFeedback, feedbackKnown } = useMemo(
    () => missingOf(scored),
    [scored],
  );
  const rows = [
    { key: 'note', title: 'Note missing', evaluations: withoutNote },
    { key: 'feedback', title: 'Feedback missing', evaluations: withoutFeedback },
    ...[
      { key: 'score', title: 'Score not usable', evaluations: all.withoutScore },
      { key: 'date', title: 'Date not usable', evaluations: all.withoutDate },
    ].filter(({ evaluations }) => evaluations.length > 0),
  ];
  const countOf = ({ key, evaluations: { length } }: (typeof rows)[number]) =>
    key === 'feedback' && feedbackKnown === 0 ? 'not told by the list' : length;

  return (
    <DrillDownFigure
      title="Notes missing, feedback missing"
      name="missing"
      description={describe(scored.length, feedbackKnown)}
      columns={['What', 'Evaluations']}
      rows={rows.map((row) => ({ ...row, cells: [row.title, countOf(row)] }))}
      drillDown={useDrillDown('without')}
    />
  );
}

function describe(total: number, known: number): string {
  return paragraph(
    `Of ${counted(total, 'evaluation')} with a score.`,
    known > 0 && known < total && `The list tells the feedback of ${displayCount(known)} of them.`,
  );
}
