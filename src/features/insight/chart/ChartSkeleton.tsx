import Skeleton from '@mui/material/Skeleton';
import { toRem } from '../../../components/page/lengths';

/** Pixels at the default font size. */
export const CHART_HEIGHT = 260;
export const SCORES_HEIGHT = 208;
/** Columns of 120 pixels, the counts above them, and the axis below. */
export const DISTRIBUTION_HEIGHT = 172;

/** A chart that is loading. */
export function ChartSkeleton({ height = CHART_HEIGHT }) {
  return <Skeleton variant="rounded" height={toRem(height)} />;
}
