import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Employee } from '../../../api/contract';
import { exportResults } from './exportResults';
import { useExport } from './useExport';
import { useI18n } from '../../../i18n/I18nContext';

interface ExportButtonProps {
  /** The employees to export, in their order; undefined until they are known. */
  hits: Employee[] | undefined;
}

/** Exports the hits, if there are any. */
export function ExportButton({ hits }: ExportButtonProps) {
  const { t } = useI18n();
  const { start, progress, missingText } = useExport(t('compare.exportProgress'), async (bulk) => {
    const exported = hits ?? [];
    const missing = await exportResults(exported, bulk);
    if (missing === 0) return undefined;
    return (i18n) => i18n.t('compare.exportWithoutStatistics', { missing, total: exported.length });
  });

  if (progress) return progress;
  if (!hits) return <Skeleton variant="rounded" width="9.875rem" height="2.25rem" />;
  if (hits.length === 0) return null;
  return (
    <>
      {missingText}
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={start}>
        {t('compare.exportAll')}
      </Button>
    </>
  );
}
