import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { scaled } from '../../../components/page/lengths';
import { Legend, markerColor } from '../chart/Legend';
import { rowAxis, rowMargin, scoreAxis, ScoreScatter } from '../chart/ScoreScatter';
import { ChartBox } from '../chart/ChartBox';
import { namesWidth } from '../chart/chartProps';
import type { Pair } from '../statistics/overlap';
import { useI18n } from '../../../i18n/I18nContext';

interface PairsChartProps {
  pairs: readonly Pair[];
  /** The names of the two evaluators. */
  names: readonly [first: string, second: string];
  /** Called with the id of an employee whose point is pressed. */
  onOpen: (employeeId: string) => void;
}

/** The height of a pair's row in pixels. */
const ROW = 28;

/** The distance of two points with equal scores from the middle of the row, so that both are visible. */
const SHIFT = 0.16;
const shiftOf = ({ difference }: Pair) => (difference === 0 ? SHIFT : 0);

/**
 * A chart with a row for each person whom both have scored. It shows the two scores, and their difference at the end.
 */
export function PairsChart({ pairs, names, onOpen }: PairsChartProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const height = pairs.length * ROW + 40;
  return (
    <>
      <ChartBox height={height}>
        {(width) => (
          <ScoreScatter
            width={width}
            height={height}
            margin={rowMargin(i18n, scaled(48))}
            series={names.map((name, index) => ({
              id: String(index),
              label: name,
              color: markerColor(index),
              markerSize: 5.5,
              data: pairs.map((pair, row) => ({
                id: pair.employeeId,
                x: index === 0 ? pair.first : pair.second,
                y: row + (index === 0 ? -shiftOf(pair) : shiftOf(pair)),
              })),
              valueFormatter: ({ x, y }) =>
                t('overview.pairScore', {
                  name: pairs[Math.round(y)]?.name ?? '',
                  score: i18n.score(x),
                }),
            }))}
            xAxis={[scoreAxis(i18n)]}
            yAxis={[
              rowAxis(
                i18n,
                pairs.map(({ name }) => name),
                namesWidth(width, scaled(112)),
              ),
            ]}
            slotProps={{ tooltip: { trigger: 'item' } }}
            onItemClick={(_event: unknown, { dataIndex }: ScatterItemIdentifier) => {
              const pair = pairs[dataIndex];
              if (pair) onOpen(pair.employeeId);
            }}
          >
            <PairLines pairs={pairs} />
          </ScoreScatter>
        )}
      </ChartBox>
      <Legend names={names} />
    </>
  );
}

/**
 * A level line between the two scores of each pair. A slope would look like a trend. The difference is beside the
 * drawing.
 */
function PairLines({ pairs }: { pairs: readonly Pair[] }) {
  const i18n = useI18n();
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const { left, width } = useDrawingArea();
  return (
    <g>
      {pairs.map(({ employeeId, first, second, difference }, row) => (
        <g key={employeeId}>
          <line
            x1={x(first)}
            x2={x(second)}
            y1={y(row)}
            y2={y(row)}
            stroke="currentColor"
            strokeOpacity={0.35}
            strokeWidth={2}
          />
          <text
            x={i18n.direction === 'rtl' ? left - 8 : left + width + 8}
            y={y(row)}
            dominantBaseline="central"
            fontSize="0.75rem"
            fill="currentColor"
          >
            {i18n.signed(difference)}
          </text>
        </g>
      ))}
    </g>
  );
}
