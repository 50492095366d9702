import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import type { Employee } from '../../../api/contract';
import { TaskProgress } from '../../../components/status/TaskProgress';
import { useExport } from './useExport';

interface ExportButtonProps {
  /** Whom to export, in their order, when it is pressed. */
  getEmployees: () => Employee[];
}

/** Exports the employees found; meanwhile shows how far it is and offers to cancel. */
export function ExportButton({ getEmployees }: ExportButtonProps) {
  const { done, total, start, cancel } = useExport();

  if (done !== undefined) {
    return <TaskProgress label="Export" done={done} total={total} onCancel={cancel} />;
  }
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      onClick={() => void start(getEmployees())}
    >
      Export to Excel
    </Button>
  );
}
