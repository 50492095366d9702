import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { NativeSelect } from '../../../components/native/NativeSelect';
import { CodeFailure } from '../../../components/status/CodeFailure';
import { lazyComponent } from '../../../lib/code/lazyComponent';
import { display } from '../../../lib/text/display';
import { useAddressState } from '../../../lib/url/addressState';
import { textParameter } from '../../../lib/url/parameters';
import { ChartFigure } from '../chart/ChartFigure';
import { ChartSkeleton } from '../chart/ChartSkeleton';
import { describeOverlap, signed } from '../numbers/describe';
import { overlapOf, type Overlap } from '../numbers/overlap';
import { personKey, type RaterSummary } from '../numbers/raters';
import type { Rated } from '../numbers/scored';
import { Behind } from './Behind';
import type { NamedPair } from './PairsChart';
import { useBehind } from './useBehind';

const Chart = lazyComponent(async () => (await import('./PairsChart')).PairsChart, {
  Failure: CodeFailure,
  Pending: ChartSkeleton,
});

const PARAMETERS = { rater: textParameter, other: textParameter };

/** Pairs that a chart has room for. The table has all. */
const MOST_DRAWN = 40;

const Choices = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1, 2),
  marginBottom: spacing(1.5),
  breakAfter: 'avoid',
}));

interface RatersFigureProps {
  rated: readonly Rated[];
  raters: readonly RaterSummary[];
}

/** Two evaluators, by the people whom both have scored and by nobody else. */
export function RatersFigure({ rated, raters }: RatersFigureProps) {
  const [chosen, update] = useAddressState(PARAMETERS);
  const { chosen: openId, linkTo, show, close } = useBehind('pair');
  const known = raters.filter(({ key }) => key !== '');
  const { first, second, compared } = useMemo(
    () => compareChosen(rated, raters, chosen),
    [rated, raters, chosen],
  );
  const open = compared?.pairs.find(({ employeeId }) => employeeId === openId);
  const drawn = compared?.pairs.slice(0, MOST_DRAWN) ?? [];

  return (
    <>
      <ChartFigure
        title="Raters compared"
        name="raters-compared"
        description={describe(known.length, { first, second, compared })}
        table={{
          columns: ['Employee', first?.name ?? '', second?.name ?? '', 'Difference'],
          rows: (compared?.pairs ?? []).map((pair) => ({
            key: pair.employeeId,
            cells: [pair.name, pair.first, pair.second, signed(pair.difference)],
            to: linkTo(pair.employeeId),
          })),
        }}
        controls={
          known.length > 1 && (
            <Choices>
              <RaterSelect
                label="Evaluator"
                raters={known}
                value={first?.key ?? ''}
                onChange={(rater) => {
                  update({ rater }, { replace: true });
                }}
              />
              <RaterSelect
                label="With"
                raters={known}
                value={second?.key ?? ''}
                onChange={(other) => {
                  update({ other }, { replace: true });
                }}
              />
            </Choices>
          )
        }
      >
        {first && second && drawn.length > 0 ? (
          <Chart pairs={drawn} names={[first.name, second.name]} onOpen={show} />
        ) : undefined}
      </ChartFigure>
      {first && second && open && (
        <Behind
          title={`${open.name}, by ${first.name} and ${second.name}`}
          evaluations={[first, second].flatMap(({ evaluations }) =>
            evaluations.filter(({ employee }) => employee?._id === open.employeeId),
          )}
          onClose={close}
        />
      )}
    </>
  );
}

interface Chosen {
  first?: RaterSummary | undefined;
  second?: RaterSummary | undefined;
  /** Undefined where they are not two. */
  compared?: (Omit<Overlap, 'pairs'> & { pairs: NamedPair[] }) | undefined;
}

function compareChosen(
  rated: readonly Rated[],
  raters: readonly RaterSummary[],
  { rater, other }: { rater: string; other: string },
): Chosen {
  const [first, second] = [rater, other].map((chosen) =>
    raters.find(({ key }) => key !== '' && key === chosen),
  );
  if (!first || !second || first === second) return { first, second };
  const overlap = overlapOf(rated, first.key, second.key);
  const names = new Map(
    first.evaluations.map(({ employee }) => [employee?._id, personName(employee)]),
  );
  const pairs = overlap.pairs.map((pair): NamedPair => ({
    ...pair,
    name: names.get(pair.employeeId) ?? pair.employeeId,
  }));
  return { first, second, compared: { ...overlap, pairs } };
}

const personName = (person: Parameters<typeof personKey>[0]) =>
  display(person?.name ?? personKey(person));

function describe(known: number, { first, second, compared }: Chosen): string {
  if (known < 2) return 'Fewer than two evaluators: nothing to compare.';
  if (!first || !second) return 'Choose two evaluators.';
  if (!compared) return 'Choose two different evaluators.';
  const { pairs } = compared;
  return [
    describeOverlap(compared, second.name),
    ...(pairs.length > 0
      ? ['Where one has scored an employee more than once, the median of these scores counts.']
      : []),
    ...(pairs.length > MOST_DRAWN
      ? [`The ${MOST_DRAWN} with the largest differences are drawn; the table has all.`]
      : []),
  ].join(' ');
}

interface RaterSelectProps {
  label: string;
  raters: readonly RaterSummary[];
  value: string;
  onChange: (key: string) => void;
}

function RaterSelect({ label, raters, value, onChange }: RaterSelectProps) {
  return (
    <NativeSelect
      label={label}
      value={value}
      options={[
        { value: '', text: 'Choose' },
        ...raters.map(({ key, name }) => ({ value: key, text: name })),
      ]}
      onChange={onChange}
    />
  );
}
