import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Employee } from '../../../api/contract';
import { TaskProgress } from '../../../components/status/TaskProgress';
import { notify } from '../../../components/toasts/notify';
import { useCancellableTask } from '../../../lib/query/useCancellableTask';
import { displayCount } from '../../../lib/text/display';
import { exportResults } from './exportResults';

interface ExportButtonProps {
  /** How many there are to export; undefined until it is known. */
  count: number | undefined;
  /** Returns the employees to export, in their order. */
  getEmployees: () => Employee[];
}

/**
 * Exports the employees found, if there are any. Meanwhile it shows its progress and offers to cancel. Leaving the
 * screen cancels the export.
 */
export function ExportButton({ count, getEmployees }: ExportButtonProps) {
  const queryClient = useQueryClient();
  const { done, run, cancel } = useCancellableTask();
  const [total, setTotal] = useState(0);
  // How many employees in the last file have no statistics.
  const [missing, setMissing] = useState(0);

  async function start() {
    const employees = getEmployees();
    setTotal(employees.length);
    setMissing(0);
    try {
      await run(async (settings) => {
        setMissing(await exportResults(queryClient, employees, settings));
      });
    } catch (error) {
      console.error('Export failed', error);
      notify({ text: 'Export failed', tone: 'destructive' });
    }
  }

  if (done !== undefined) {
    return <TaskProgress label="Export" done={done} total={total} onCancel={cancel} />;
  }
  if (count === undefined) {
    return <Skeleton variant="rounded" width="9.875rem" height="2.25rem" />;
  }
  if (count === 0) return null;
  return (
    <>
      {missing > 0 && (
        <Typography variant="body2" role="status">
          {`${displayCount(missing)} of ${displayCount(total)} without statistics`}
        </Typography>
      )}
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void start()}>
        Export to Excel
      </Button>
    </>
  );
}
