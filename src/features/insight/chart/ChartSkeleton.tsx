import Skeleton from '@mui/material/Skeleton';
import { toRem } from '../../../components/page/lengths';

/** Pixels at the default font size. */
export const CHART_HEIGHT = 260;
export const SCORES_HEIGHT = 208;
/** The height of columns of 120 pixels, with the counts above them and the axis below them. */
export const DISTRIBUTION_HEIGHT = 172;

export function ChartSkeleton({ height = CHART_HEIGHT }) {
  return <Skeleton variant="rounded" height={toRem(height)} />;
}
