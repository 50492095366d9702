import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { breakable } from '../../lib/text/breakable';

interface DescriptionListProps {
  /** Labels with their values, in order. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Whether the values are what the page is about. They are larger then. */
  prominent?: boolean;
  /** Whether the texts are not known yet. */
  loading?: boolean;
}

const Root = styled('dl')(({ theme: { vars, typography, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: spacing(2),
  margin: 0,
  '& > div': { minWidth: 0 },
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': { ...typography.body1, margin: 0, fontWeight: 500 },
  // As high as a score, also while it is loading.
  '&.prominent dd': {
    ...typography.h1,
    fontSize: '1.375rem',
    lineHeight: 1.5,
    minHeight: '1.875em',
  },
}));

/** Labels with their values, in as many columns as fit. */
export function DescriptionList({
  facts,
  prominent = false,
  loading = false,
}: DescriptionListProps) {
  return (
    <Root className={prominent ? 'prominent' : undefined}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {loading ? <Skeleton width={prominent ? '3rem' : '8rem'} /> : <Value value={value} />}
          </dd>
        </div>
      ))}
    </Root>
  );
}

function Value({ value }: { value: ReactNode }) {
  return typeof value === 'string' ? <bdi>{breakable(value)}</bdi> : value;
}
