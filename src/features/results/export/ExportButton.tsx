import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import type { Employee } from '../../../api/contract';
import { displayCount } from '../../../lib/text/display';
import { exportResults } from './exportResults';
import { useExport } from './useExport';

interface ExportButtonProps {
  /** The employees to export, in their order; undefined until they are known. */
  employees: Employee[] | undefined;
}

/** Exports the employees found, if there are any. */
export function ExportButton({ employees }: ExportButtonProps) {
  const queryClient = useQueryClient();
  const { start, progress, lacks } = useExport('Export', async ({ onTotal, ...settings }) => {
    const exported = employees ?? [];
    onTotal(exported.length);
    const missing = await exportResults(queryClient, exported, settings);
    if (missing === 0) return '';
    return `${displayCount(missing)} of ${displayCount(exported.length)} without statistics`;
  });

  if (progress) return progress;
  if (!employees) return <Skeleton variant="rounded" width="9.875rem" height="2.25rem" />;
  if (employees.length === 0) return null;
  return (
    <>
      {lacks}
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={start}>
        Export to Excel
      </Button>
    </>
  );
}
