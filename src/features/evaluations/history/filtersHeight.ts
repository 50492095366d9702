import { CONTROL_HEIGHT } from '../../../components/controls/controlHeight';

/** The height of the filters, which is the same while their code is loading. */
export const filtersHeight = {
  boxSizing: 'content-box',
  minHeight: { xs: `calc(2 * (${CONTROL_HEIGHT} + 0.5rem))`, md: CONTROL_HEIGHT },
  pb: { xs: 0.5, md: 1.5 },
  '@media print': { minHeight: 0 },
};
