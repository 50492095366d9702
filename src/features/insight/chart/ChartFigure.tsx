import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { SectionCard } from '../../../components/page/SectionCard';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';
import { formatPeriod } from '../../../domain/period';
import { usePeriod } from '../../../lib/url/periodParameter';
import { namesInAddress } from '../../../lib/url/namesInAddress';
import { markColors } from './Legend';
import type { ChartTable } from './chartTable';
import { DataTable } from './DataTable';
import { downloadCsv, downloadSvg } from './downloads';

/** Whether a chart is shown as its table, and the function that changes it. */
const useShownAsTable = namesInAddress('tables');

interface ChartFigureProps {
  /** The heading, which names the region. */
  title: string;
  /** What the chart is called in the address and in the names of files. */
  name: string;
  /** What it shows, in words. */
  description: ReactNode;
  /** What it draws, as a table. */
  table: ChartTable;
  /** A button at the end of the heading's row. */
  action?: ReactNode;
  /** Controls above the content, which choose it. */
  controls?: ReactNode;
  /** The chart, which is drawn if the table has rows. Undefined where the table says it all. */
  children?: ReactNode;
}

const Description = styled('p')(({ theme: { vars, typography, spacing } }) => ({
  ...typography.body2,
  margin: 0,
  marginBottom: spacing(2),
  color: vars.palette.text.secondary,
  breakAfter: 'avoid',
}));

const Chart = styled('div')({ ...markColors, breakInside: 'avoid' });

const Actions = styled('div')(({ theme: { spacing, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0.5),
  margin: spacing(1.5, -0.625, -1.5),
  '& [aria-pressed="true"]': { backgroundColor: vars.palette.action.selected },
}));

/**
 * A chart in a titled region, with its description in words, its table, and downloads of both. On paper the table is
 * below the chart.
 */
export function ChartFigure(props: ChartFigureProps) {
  const { title, name, description, table, action, controls, children } = props;
  const [isTable, setIsTable] = useShownAsTable(name);
  const { period } = usePeriod();
  const fileName = `${name} ${formatPeriod(period) ?? ''}`;
  const isPrinting = useWhilePrinting(() => true);
  const chart = useRef<HTMLDivElement>(null);
  const hasRows = table.rows.length > 0;
  const isDrawable = hasRows && children !== undefined;
  const hasChart = isDrawable && (!isTable || isPrinting);
  const hasTable = hasRows && (!isDrawable || isTable || isPrinting);

  return (
    <SectionCard title={title} action={action}>
      {controls}
      <Description>{description}</Description>
      {hasChart && <Chart ref={chart}>{children}</Chart>}
      {hasTable && <DataTable label={title} name={name} table={table} />}
      {hasRows && (
        <Actions>
          {isDrawable && (
            <Button
              size="small"
              aria-pressed={isTable}
              onClick={() => {
                setIsTable(!isTable);
              }}
            >
              Show as table
            </Button>
          )}
          <Button size="small" onClick={() => void downloadCsv(fileName, table)}>
            Download CSV
          </Button>
          {hasChart && (
            <Button size="small" onClick={() => void downloadSvg(fileName, title, chart.current)}>
              Download SVG
            </Button>
          )}
        </Actions>
      )}
    </SectionCard>
  );
}
