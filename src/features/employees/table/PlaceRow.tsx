import { GridRow, type GridSlotProps } from '@mui/x-data-grid';
import { usePageRow } from './pageRows';

const UNSEEN = { display: 'none' };

/** A row of the grid; none to see where the page has nobody at its place. */
export function PlaceRow(props: GridSlotProps['row']) {
  const row = usePageRow(props.index);
  return row ? <GridRow {...props} /> : <GridRow {...props} style={UNSEEN} />;
}
