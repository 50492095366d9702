import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Employee } from '../../../api/contract';
import { TaskProgress } from '../../../components/status/TaskProgress';
import { notify } from '../../../components/toasts/notify';
import { useCancellableTask } from '../../../lib/query/useCancellableTask';
import { displayCount } from '../../../lib/text/display';
import { exportResults } from './exportResults';

interface ExportButtonProps {
  /** Whom to export, in their order, when it is pressed. */
  getEmployees: () => Employee[];
}

/** Exports the employees found; meanwhile shows how far it is and offers to cancel. Leaving the screen cancels it. */
export function ExportButton({ getEmployees }: ExportButtonProps) {
  const queryClient = useQueryClient();
  const { done, run, cancel } = useCancellableTask();
  const [total, setTotal] = useState(0);

  async function start() {
    const employees = getEmployees();
    setTotal(employees.length);
    try {
      await run(async (settings) => {
        const missing = await exportResults(queryClient, employees, settings);
        if (missing === 0) return;
        const text = `${displayCount(missing)} of ${displayCount(employees.length)} without statistics`;
        notify({ text, tone: 'default' });
      });
    } catch (error) {
      console.error('Export failed', error);
      notify({ text: 'Export failed', tone: 'destructive' });
    }
  }

  if (done !== undefined) {
    return <TaskProgress label="Export" done={done} total={total} onCancel={cancel} />;
  }
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void start()}>
      Export to Excel
    </Button>
  );
}
