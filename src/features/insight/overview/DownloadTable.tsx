import Button from '@mui/material/Button';
import { useI18n } from '../../../i18n/I18nContext';
import { usePeriod } from '../../../lib/url/periodParameter';
import type { ChartTable } from '../chart/chartTable';
import { downloadCsv } from '../chart/downloads';

interface DownloadTableProps {
  /** The name of the file, without the period. */
  name: string;
  table: ChartTable;
  /** Whether the table is of any time, and does not depend on the period. */
  isOfAnyTime?: boolean;
}

/** A button that saves all rows of a table. */
export function DownloadTable({ name, table, isOfAnyTime = false }: DownloadTableProps) {
  const { t } = useI18n();
  const { period } = usePeriod();
  return (
    <Button
      size="small"
      // The text of the button is aligned with the edge of the card.
      sx={{ marginInline: '-5px' }}
      onClick={() => void downloadCsv(name, isOfAnyTime ? 'any' : period, table)}
    >
      {t('compare.chartDownloadCsv')}
    </Button>
  );
}
