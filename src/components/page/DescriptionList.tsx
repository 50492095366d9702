import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { breakable } from '../../lib/text/breakable';

interface DescriptionListProps {
  /** Labels with their values, in order. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Whether the texts are not known yet. */
  loading?: boolean;
}

const Root = styled('dl')(({ theme: { vars, typography, spacing } }) => ({
  display: 'grid',
  // Never three, which would leave one of four alone.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(var(--least, 8.5rem), 34%), 100%), 1fr))',
  gap: spacing(2),
  margin: 0,
  '& > div': { minWidth: 0 },
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': { ...typography.body1, margin: 0, fontWeight: 500 },
}));

/** Labels with their values, in two columns where they fit. */
export function DescriptionList({ facts, loading = false }: DescriptionListProps) {
  return (
    <Root>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{loading ? <Skeleton width="8rem" /> : <Value value={value} />}</dd>
        </div>
      ))}
    </Root>
  );
}

function Value({ value }: { value: ReactNode }) {
  return typeof value === 'string' ? <bdi>{breakable(value)}</bdi> : value;
}
