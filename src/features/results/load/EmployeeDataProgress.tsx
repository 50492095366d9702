import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { inHighWindow } from '../../../components/page/breakpoints';
import { TaskProgress } from '../../../components/status/TaskProgress';
import { useI18n } from '../../../i18n/I18nContext';

interface EmployeeDataProgressProps {
  /** A text that says why the data is being read. */
  reason: string;
  progress: { done: number; total: number };
  onCancel: () => void;
}

/** The progress covers the first results and has no height, so that the results do not move when it is removed. */
const overResults = {
  position: 'relative',
  [inHighWindow]: { position: 'sticky', top: '5rem' },
  zIndex: 5,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  height: 0,
} satisfies SxProps;

/** The progress of the bulk read for the filters and the order. Its button cancels the read. */
export function EmployeeDataProgress({ reason, progress, onCancel }: EmployeeDataProgressProps) {
  const { t } = useI18n();
  return (
    <Box className="actions" sx={overResults}>
      <Paper variant="outlined" sx={{ boxShadow: 4, mt: 8, mx: 2, px: 2, py: 1 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          <Typography variant="body2" role="status">
            {reason}
          </Typography>
          <TaskProgress
            label={t('results.load.progress')}
            progress={progress}
            onCancel={onCancel}
          />
        </Stack>
      </Paper>
    </Box>
  );
}
