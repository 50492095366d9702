import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { SectionCard } from '../../../components/page/SectionCard';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';
import type { ChartTable } from './chartTable';
import { DataTable } from './DataTable';
import { downloadCsv, downloadSvg } from './downloads';
import { useShownAsTable } from './useShownAsTable';

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
  /** What chooses the content, above it. */
  controls?: ReactNode;
  /** The chart. Undefined where there is nothing to draw, or the table says it all. */
  children?: ReactNode;
}

const Description = styled('p')(({ theme: { vars, typography, spacing } }) => ({
  ...typography.body2,
  margin: 0,
  marginBottom: spacing(2),
  color: vars.palette.text.secondary,
  breakAfter: 'avoid',
}));

const Chart = styled('div')({ breakInside: 'avoid' });

const Actions = styled('div')(({ theme: { spacing, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0.5),
  margin: spacing(1.5, -0.625, -1.5),
  '& [aria-pressed="true"]': { backgroundColor: vars.palette.action.selected },
}));

/** A chart in a titled region, with its description in words, its table, and downloads of both. On paper it has its table below it. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, name, description, table, action, controls, children } = props;
  const [isTable, setIsTable] = useShownAsTable(name);
  const isPrinting = useWhilePrinting(() => true);
  const chart = useRef<HTMLDivElement>(null);
  const hasChart = children !== undefined && (!isTable || isPrinting);
  const hasTable = table.rows.length > 0 && (children === undefined || isTable || isPrinting);

  return (
    <SectionCard title={title} action={action}>
      {controls}
      <Description>{description}</Description>
      {hasChart && <Chart ref={chart}>{children}</Chart>}
      {hasTable && <DataTable label={title} name={name} table={table} />}
      {table.rows.length > 0 && (
        <Actions>
          {children !== undefined && (
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
          <Button size="small" onClick={() => void downloadCsv(name, table)}>
            Download CSV
          </Button>
          {hasChart && (
            <Button size="small" onClick={() => void downloadSvg(name, title, chart.current)}>
              Download SVG
            </Button>
          )}
        </Actions>
      )}
    </SectionCard>
  );
}
