import Button from '@mui/material/Button';
import { Note } from '../controls/Note';
import { Part, Parts } from '../controls/Part';
import { useWorkbench } from '../model/workbench';
import { placement } from '../model/placement';
import { ClockChoice } from './ClockChoice';
import { SeedSizes } from './SeedSizes';

/** Size and time of the mock's data, and what was written. */
export function WorldTab() {
  const { startOver } = useWorkbench();

  return (
    <Parts>
      <Part aria-label="Data">
        <h2>Data</h2>
        <SeedSizes />
        <div>
          <Button size="small" variant="outlined" onClick={startOver}>
            Start over
          </Button>
          <Note>Forgets what was written since the seed.</Note>
        </div>
      </Part>
      <Part aria-label="Time">
        <h2>Time of new records</h2>
        <ClockChoice />
      </Part>
      <Part aria-label="This panel">
        <h2>This panel</h2>
        <div>
          <Button
            size="small"
            variant="outlined"
            onClick={() => {
              placement.set({ isOpen: false, isHidden: true });
            }}
          >
            Hide the button
          </Button>
          <Note>In this tab, such as for a picture. Alt+Shift+M opens the panel.</Note>
        </div>
      </Part>
    </Parts>
  );
}
