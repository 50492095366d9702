import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { breakable } from '../../lib/text/breakable';

interface DescriptionListProps {
  details: readonly (readonly [label: string, value: ReactNode])[];
  /** Whether the values are still loading. */
  loading?: boolean;
}

const list = {
  display: 'grid',
  // There are at most two columns: in three, the last of four details would be alone.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(var(--least, 8.5rem), 34%), 100%), 1fr))',
  gap: 2,
  m: 0,
  '& > div': { minWidth: 0 },
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { typography: 'body1', m: 0, fontWeight: 500 },
} satisfies SxProps;

/** Labels with their values, in two columns where they fit. */
export function DescriptionList({ details, loading = false }: DescriptionListProps) {
  return (
    <Box component="dl" sx={list}>
      {details.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{loading ? <Skeleton width="8rem" /> : valueOf(value)}</dd>
        </div>
      ))}
    </Box>
  );
}

const valueOf = (value: ReactNode) =>
  typeof value === 'string' ? <bdi>{breakable(value)}</bdi> : value;
