import type {} from '@mui/x-charts/moduleAugmentation/keyboardActivation';
import { scaled } from '../../../components/page/lengths';

/** Enter on the focused point counts as a click. The library needs this flag until its next major version. */
const KEYBOARD = { keyboardActivation: true };

/**
 * Returns the props of all charts.
 * @param width Pixels.
 * @param height Pixels at the default font size.
 */
export const chartProps = (width: number, height: number) => ({
  width,
  height: scaled(height),
  hideLegend: true,
  experimentalFeatures: KEYBOARD,
});

/**
 * Returns the width of the names of rows, which is `pixels`, but at most 36 % of the chart. On a phone with enlarged
 * text, wider names would leave no room for the scores.
 */
export const namesWidth = (width: number, pixels: number) => Math.min(pixels, 0.36 * width);
