import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Employee } from '../../../api/contract';
import { displayCount } from '../../../lib/text/display';
import { useExport } from './useExport';

/** Exports the employees found; meanwhile shows how far it is and offers to cancel. */
export function ExportButton({ employees }: { employees: Employee[] }) {
  const { done, start, cancel } = useExport(employees);

  if (done === undefined) {
    return (
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void start()}>
        Export to Excel
      </Button>
    );
  }
  const progress = `${displayCount(done)} of ${displayCount(employees.length)}`;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <LinearProgress
        aria-label="Export"
        aria-valuetext={progress}
        variant="determinate"
        value={(100 * done) / employees.length}
        sx={{ width: { xs: 64, sm: 120 } }}
      />
      <Typography variant="body2" noWrap>
        {progress}
      </Typography>
      <Button onClick={cancel} color="inherit">
        Cancel
      </Button>
    </Stack>
  );
}
