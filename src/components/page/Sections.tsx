import { styled } from '@mui/material/styles';
import { perTheme } from '../../lib/perTheme';

/** The parts of a page, below each other. */
export const Sections = styled('div')(
  perTheme(({ spacing }) => ({ display: 'flex', flexDirection: 'column', gap: spacing(3) })),
);
