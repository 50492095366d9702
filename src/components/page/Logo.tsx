import { styled } from '@mui/material/styles';
import { below, SMALLEST } from './breakpoints';

const Root = styled('svg')({
  flex: 'none',
  width: '1.75rem',
  height: '1.75rem',
  // In such a window, the header has room only for the title and its buttons.
  [`@media ${below(SMALLEST)}`]: { display: 'none' },
  '& rect': { fill: 'var(--mui-palette-primary-main)' },
  '& path': {
    fill: 'none',
    stroke: 'var(--mui-palette-primary-contrastText)',
    strokeWidth: 4,
    strokeLinecap: 'round',
  },
});

/** The logo of the product: scores that rise. `public/favicon.svg` has the same shape. */
export function Logo() {
  return (
    <Root aria-hidden viewBox="0 0 32 32">
      <rect width="32" height="32" rx="8" />
      <path d="M9 22v-2M16 22v-7M23 22V10" />
    </Root>
  );
}
