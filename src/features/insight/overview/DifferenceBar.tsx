import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useI18n } from '../../../i18n/I18nContext';

/** The scale ends with this difference, on both sides. */
const MOST = 3;

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 2.75rem',
  alignItems: 'center',
  columnGap: 1,
} satisfies SxProps;

const barStyle = {
  ...columns,
  '& > div': { position: 'relative', height: '1.25rem', borderInline: 1, borderColor: 'divider' },
  // The line stands for no difference.
  '& > div::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'calc(50% - 0.5px)',
    borderInlineStart: '1px solid',
    borderColor: 'text.secondary',
  },
  '& > div > div': {
    position: 'absolute',
    insetBlock: '0.375rem',
    bgcolor: 'primary.main',
    printColorAdjust: 'exact',
    '@media print': { border: '1px solid' },
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
  '& > span': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
} satisfies SxProps;

/** A difference as a bar from the middle, which is 0, and as a number. A bar that is too long ends with the scale. */
export function DifferenceBar({ difference }: { difference: number | undefined }) {
  const { t, signedTenths } = useI18n();
  if (difference === undefined) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('overview.tooFewShared')}
      </Box>
    );
  }
  const share = (50 * Math.min(Math.abs(difference), MOST)) / MOST;
  return (
    <Box sx={barStyle}>
      <div>
        <div
          style={{
            insetInlineStart: `${difference < 0 ? 50 - share : 50}%`,
            width: `${share}%`,
          }}
        />
      </div>
      <span>{signedTenths(difference)}</span>
    </Box>
  );
}

const scaleStyle = {
  ...columns,
  typography: 'caption',
  '& > div': { display: 'flex', justifyContent: 'space-between' },
} satisfies SxProps;

/** The ends and the middle of the scale, above the bars. */
export function DifferenceScale() {
  const { signed } = useI18n();
  return (
    <Box aria-hidden sx={scaleStyle}>
      <div>
        {[-MOST, 0, MOST].map((value) => (
          <span key={value}>{signed(value)}</span>
        ))}
      </div>
    </Box>
  );
}
