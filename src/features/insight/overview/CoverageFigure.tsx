import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Evaluation } from '../../../api/contract';
import { SectionCard } from '../../../components/page/SectionCard';
import { isBlank } from '../../../domain/texts';
import { counted, displayCount } from '../../../lib/text/display';
import { periodCount } from '../../../lib/text/displayPeriod';
import { usePeriod } from '../../../lib/url/periodParameter';
import { medianScore, NOT_COUNTED, type ChartData } from '../statistics/chartData';
import { countedPeople } from '../../../lib/text/countedPeople';
import { coverageOf } from '../statistics/overview/coverage';
import { countPeople, type EvaluatedPerson } from '../statistics/overview/people';
import { EvaluationsBehind } from './EvaluationsBehind';
import { ShareBars } from './ShareBars';
import { useDrillDown } from './useDrillDown';

const Root = styled('div')(({ theme: { vars, typography, spacing } }) => ({
  '& > p': {
    ...typography.body2,
    margin: spacing(0.5, 0, 0),
    color: vars.palette.text.secondary,
  },
  '& > .people': { ...typography.h1, margin: 0, color: vars.palette.text.primary },
  '& > p > a': { color: 'inherit' },
  '& > p > a[aria-current="true"]': { fontWeight: 600 },
}));

interface CoverageFigureProps {
  /** All employees; undefined where they could not be read. */
  people: readonly EvaluatedPerson[] | undefined;
  /** How many employees there are. `people` may have fewer. */
  total: number;
  /** The evaluations of the period. */
  evaluations: readonly Evaluation[];
  /** How many there are at any time. */
  allCount: number;
  /** The same as data. */
  shown: ChartData;
  /** Evaluations that are left out where scores or dates matter. */
  notCounted: ChartData['withoutScore'];
  /** Whether the evaluations are those of one evaluator. */
  isOwn: boolean;
}

/** How many people were evaluated in the period, and by how many evaluations. */
export function CoverageFigure(props: CoverageFigureProps) {
  const { people, total, evaluations, allCount, shown, notCounted, isOwn } = props;
  const { period, range } = usePeriod();
  const coverage = useMemo(() => people && coverageOf(people, range), [people, range]);
  const withoutNote = useMemo(
    () =>
      evaluations.filter(({ note }) => isBlank(note ?? '')).map((evaluation) => ({ evaluation })),
    [evaluations],
  );
  const { chosen, linkTo, close } = useDrillDown('without');
  const marks = [
    { key: 'note', title: 'Without note', evaluations: withoutNote },
    { key: 'score', title: NOT_COUNTED, evaluations: notCounted },
  ].filter((mark) => mark.evaluations.length > 0);
  const open = marks.find(({ key }) => key === chosen);
  const median = medianScore(shown.scored);

  return (
    <>
      <SectionCard title="Coverage">
        <Root>
          <p className="people">
            {coverage
              ? `${displayCount(coverage.evaluated)} of ${countedPeople(coverage.people)}`
              : countedPeople(countPeople(evaluations))}
          </p>
          <p>
            {periodCount(period, evaluations.length, allCount) ?? counted(allCount, 'evaluation')}
            {isOwn && ' by you'}
            {median !== undefined && ` · median ${median}`}
          </p>
          {marks.map(({ key, title, evaluations: { length } }) => (
            <p key={key}>
              <Link to={linkTo(key)} preventScrollReset aria-current={key === chosen}>
                {title}: {displayCount(length)}
              </Link>
            </p>
          ))}
          {coverage && total > coverage.people && (
            <p>{`The list has ${displayCount(coverage.people)} of ${countedPeople(total)}.`}</p>
          )}
          {coverage && coverage.people > 0 && (
            <>
              <ShareBars title="By role" name="roles" shares={coverage.byRole} />
              <ShareBars title="By position" name="positions" shares={coverage.byPosition} />
            </>
          )}
        </Root>
      </SectionCard>
      {open && <EvaluationsBehind mark={open} onClose={close} />}
    </>
  );
}
