import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ReceivedBytes } from '../../../components/status/ReceivedBytes';
import { useI18n } from '../../../i18n/I18nContext';

interface ResultsBarProps {
  /** The number of employees in the answer; undefined during the search. */
  total: number | undefined;
  /** The number of hits; undefined until it is known. */
  shown: number | undefined;
  /** The button that exports them. */
  exportButton: ReactNode;
  /** The select of the order. It is beside the numbers, where nothing that appears later can move it. */
  order: ReactNode;
  children: ReactNode;
}

/** The row above the results. During a search, a skeleton replaces the numbers. */
export function ResultsBar({ total, shown, exportButton, order, children }: ResultsBarProps) {
  const { t } = useI18n();
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1.5,
        px: { xs: 2, sm: 3 },
        mb: 2,
      }}
    >
      <Typography
        variant="body2"
        color="textSecondary"
        role="status"
        sx={{ lineHeight: '2.25rem', whiteSpace: 'nowrap' }}
      >
        {total === undefined || shown === undefined ? (
          <Skeleton width="3.5rem" />
        ) : shown < total ? (
          t('results.foundOf', { shown, count: total })
        ) : (
          t('results.found', { count: shown })
        )}
      </Typography>
      {total === undefined && <ReceivedBytes />}
      {order}
      <Box sx={{ flex: 1 }} />
      {exportButton}
      {children}
    </Stack>
  );
}
