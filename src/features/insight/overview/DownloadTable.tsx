import Button from '@mui/material/Button';
import { formatPeriod } from '../../../domain/period';
import { usePeriod } from '../../../lib/url/periodParameter';
import type { ChartTable } from '../chart/chartTable';
import { downloadCsv } from '../chart/downloads';

interface DownloadTableProps {
  /** The name of the file, without the period. */
  name: string;
  table: ChartTable;
  /** Whether the table is of any time, whatever the period. */
  isOfAnyTime?: boolean;
}

/** Saves all rows of a table. */
export function DownloadTable({ name, table, isOfAnyTime = false }: DownloadTableProps) {
  const { period } = usePeriod();
  const fileName = isOfAnyTime ? name : `${name} ${formatPeriod(period) ?? ''}`;
  return (
    <Button size="small" onClick={() => void downloadCsv(fileName, table)}>
      Download CSV
    </Button>
  );
}
