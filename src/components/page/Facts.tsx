import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';

interface FactsProps {
  /** Label and text, in order. */
  facts: readonly (readonly [label: string, text: string])[];
  /** Whether the texts are not known yet. */
  loading?: boolean;
}

const Root = styled('dl')(({ theme: { vars, typography, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: spacing(2),
  margin: 0,
  '& > div': { minWidth: 0 },
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': { ...typography.body1, margin: 0, fontWeight: 500 },
}));

/** Labels with their values, in as many columns as fit. */
export function Facts({ facts, loading = false }: FactsProps) {
  return (
    <Root>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{loading ? <Skeleton width="8rem" /> : <bdi>{breakable(text)}</bdi>}</dd>
        </div>
      ))}
    </Root>
  );
}

/** An e-mail address that does not fit on a line breaks before its `@`. */
function breakable(text: string) {
  return text.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
