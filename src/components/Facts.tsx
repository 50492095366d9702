import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Fragment } from 'react';

interface FactsProps {
  /** Label and text, in order. */
  facts: readonly (readonly [label: string, text: string])[];
  /** Whether the texts are still to come. */
  loading?: boolean;
}

/** Labels with their values, side by side as far as there is room. */
export function Facts({ facts, loading = false }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
        gap: 2,
        m: 0,
        '& > div': { minWidth: 0 },
        '& dt': { typography: 'body2', color: 'text.secondary' },
        '& dd': { typography: 'body1', m: 0, fontWeight: 500 },
      }}
    >
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{loading ? <Skeleton width="8rem" /> : <bdi>{breakable(text)}</bdi>}</dd>
        </div>
      ))}
    </Box>
  );
}

/** An address that does not fit goes on with its `@` on the next line, rather than in mid-word. */
function breakable(text: string) {
  return text.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
