import type { ComponentProps } from 'react';
import { ChartFigure } from '../chart/ChartFigure';
import type { ChartRow } from '../chart/chartTable';
import { ItemEvaluations, type DrillDownItem } from './ItemEvaluations';
import type { useDrillDown } from './useDrillDown';

interface DrillDownFigureProps extends Omit<ComponentProps<typeof ChartFigure>, 'table'> {
  columns: readonly string[];
  rows: readonly (DrillDownItem & Pick<ChartRow, 'cells'>)[];
  drillDown: ReturnType<typeof useDrillDown>;
}

/** A figure whose items stand for evaluations. It lists the evaluations of a pressed item below the chart. */
export function DrillDownFigure({ columns, rows, drillDown, ...figure }: DrillDownFigureProps) {
  const { selected, linkTo, close } = drillDown;
  const open = rows.find(({ key }) => key === selected);
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
      {open && <ItemEvaluations item={open} onClose={close} />}
    </>
  );
}
