import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { below, BREAKPOINTS } from './breakpoints';
import { breakable } from '../../lib/text/breakable';

interface Detail {
  label: string;
  /** In an element, the main part of the value has the class "value". */
  value: ReactNode;
  /** Whether the label is always shown. Otherwise it is shown only if the value is missing. */
  isLabelled?: boolean;
}

interface DetailsLineProps {
  details: readonly Detail[];
  /** Whether the values are still loading. */
  loading?: boolean;
  /** The layout on a phone: a line of text that wraps, two columns, or two columns with the label above each value. */
  onPhone?: 'line' | 'columns' | 'figures';
}

const PHONE = `@media screen and ${below(BREAKPOINTS.sm)}`;

const line = {
  typography: 'body2',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  // Hides the separator before the first detail of each line.
  overflowX: 'clip',
  m: 0,
  color: 'text.secondary',
  // The line is as high as a badge, so that nothing moves when one appears.
  '& > div': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 0.5,
    minWidth: 0,
    minHeight: '1.75rem',
  },
  '& > div::before': { content: '"·"', position: 'absolute', insetInlineStart: '-10px' },
  '& dd': { display: 'flex', alignItems: 'center', minWidth: 0, m: 0 },
  '& .value': { minWidth: 0, color: 'text.primary' },
  // The button is as high as a line of text.
  '& button': { my: -1 },
} satisfies SxProps;

const columns = {
  [PHONE]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    '& > div::before': { content: 'none' },
    // The fifth detail has the longest text.
    '& > div:nth-of-type(n + 5)': { gridColumn: '1 / -1' },
  },
} satisfies SxProps;

const figures = {
  [PHONE]: {
    ...columns[PHONE],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
    rowGap: 1,
    '& > div': { flexDirection: 'column', alignItems: 'flex-start', gap: 0 },
    '& dt': { typography: 'caption' },
    '& dd': { minHeight: '1.75rem' },
  },
} satisfies SxProps;

const PHONE_STYLES = { line: {}, columns, figures };

/** Labels with their values in one line of text, which wraps. */
export function DetailsLine({ details, loading = false, onPhone = 'line' }: DetailsLineProps) {
  const { t } = useI18n();
  return (
    <Box component="dl" sx={[line, PHONE_STYLES[onPhone]]}>
      {details.map(({ label, value, isLabelled = false }) => (
        <div key={label}>
          <dt
            className={
              isLabelled || value === t('common.notAvailable') ? undefined : 'visually-hidden'
            }
          >
            {label}
          </dt>
          <dd>{loading ? <Skeleton width="3rem" /> : valueOf(value)}</dd>
        </div>
      ))}
    </Box>
  );
}

const valueOf = (value: ReactNode) =>
  typeof value === 'string' ? <bdi className="value">{breakable(value)}</bdi> : value;
