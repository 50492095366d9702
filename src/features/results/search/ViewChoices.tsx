import CompactIcon from '@mui/icons-material/DensitySmallOutlined';
import StandardIcon from '@mui/icons-material/DensityMediumOutlined';
import ComfortableIcon from '@mui/icons-material/DensityLargeOutlined';
import Stack from '@mui/material/Stack';
import type { ResultsAddress } from '../address';
import { Choice } from './Choice';

const VIEWS = [
  { value: 'cards', text: 'Cards' },
  { value: 'table', text: 'Table' },
] as const;

const DENSITIES = [
  { value: 'compact', text: 'Compact', icon: <CompactIcon fontSize="small" /> },
  { value: 'standard', text: 'Standard', icon: <StandardIcon fontSize="small" /> },
  { value: 'comfortable', text: 'Comfortable', icon: <ComfortableIcon fontSize="small" /> },
] as const;

/** Cards or a table, and how dense the table is. */
export function ViewChoices({ address: [{ view, density }, update] }: { address: ResultsAddress }) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        gap: 1.5,
        flex: { xs: 1, sm: 'none' },
        '& > :last-child': { ml: 'auto' },
      }}
    >
      {view === 'table' && (
        <Choice
          label="Density"
          value={density}
          options={DENSITIES}
          onChange={(chosen) => {
            update({ density: chosen }, { replace: true });
          }}
        />
      )}
      <Choice
        label="View"
        value={view}
        options={VIEWS}
        onChange={(chosen) => {
          update({ view: chosen });
        }}
      />
    </Stack>
  );
}
