import { useMemo } from 'react';
import type { Evaluation } from '../../../api/contract';
import { displayCount } from '../../../lib/text/display';
import { isScore } from '../../../domain/scores';
import { ChartFigure } from '../chart/ChartFigure';
import { missingOf } from '../numbers/overview/missing';
import type { Usable } from '../numbers/scored';
import { Behind } from './Behind';
import { useBehind } from './useBehind';

interface MissingFigureProps {
  /** All that were read, in whatever period. */
  evaluations: readonly Evaluation[];
  all: Usable;
  /** Those of the period. */
  usable: Usable;
}

/** What evaluations lack: notes, feedback, and what the figures need. */
export function MissingFigure({ evaluations, all, usable: { rated } }: MissingFigureProps) {
  const { chosen, linkTo, close } = useBehind('without');
  const { withoutNote, withoutFeedback, feedbackTold } = useMemo(() => missingOf(rated), [rated]);
  const open = useMemo(() => {
    switch (chosen) {
      case 'note':
        return withoutNote.map(({ evaluation }) => evaluation);
      case 'feedback':
        return withoutFeedback.map(({ evaluation }) => evaluation);
      case 'score':
        return evaluations.filter(({ score }) => !isScore(score));
      case 'date': {
        const dated = new Set(all.scored.map(({ id }) => id));
        return all.rated.flatMap(({ id, evaluation }) => (dated.has(id) ? [] : [evaluation]));
      }
      default:
        return undefined;
    }
  }, [chosen, withoutNote, withoutFeedback, evaluations, all]);

  const rows = [
    { of: 'note', name: 'Note missing', count: withoutNote.length },
    {
      of: 'feedback',
      name: 'Feedback missing',
      count: feedbackTold > 0 ? withoutFeedback.length : undefined,
    },
    ...[
      { of: 'score', name: 'Score not usable', count: all.withoutScore },
      { of: 'date', name: 'Date not usable', count: all.withoutDate },
    ].filter(({ count }) => count > 0),
  ];
  const title = rows.find(({ of }) => of === chosen)?.name;

  return (
    <>
      <ChartFigure
        title="Notes missing, feedback missing"
        name="missing"
        description={describe(rated.length, feedbackTold)}
        table={{
          columns: ['What', 'Evaluations'],
          rows: rows.map(({ of, name, count }) => ({
            key: of,
            cells: [name, count ?? 'not told by the list'],
            ...(count !== undefined && count > 0 && { to: linkTo(of) }),
          })),
        }}
      />
      {open && title !== undefined && <Behind title={title} evaluations={open} onClose={close} />}
    </>
  );
}

function describe(total: number, told: number): string {
  const of = `Of ${displayCount(total)} ${total === 1 ? 'evaluation' : 'evaluations'} with a score.`;
  return told > 0 && told < total
    ? `${of} The list tells the feedback of ${displayCount(told)} of them.`
    : of;
}
