import type { Clock } from '../../../mocks/engine/arrangement';
import { timeOf } from '../../../mocks/engine/clock';
import { Select } from '../controls/Select';
import { Labelled } from '../controls/Labelled';
import { Note } from '../controls/Note';
import { useArrangement, useWorkbench } from '../model/workbench';

const YEAR = 31_557_600_000;

const OFFSETS = {
  '': 'Now',
  [-YEAR]: 'A year ago',
  [YEAR]: 'A year later',
  [2 * YEAR]: 'Two years later',
};

const OTHER = 'other';
const FIXED = 'fixed';

/** The time that new records get: with the page's clock, before or after it, or standing still. */
export function ClockChoice() {
  const { change } = useWorkbench();
  const { clock } = useArrangement();
  const value = choiceOf(clock);

  return (
    <div>
      <Select
        label="Clock"
        value={value}
        options={{
          ...OFFSETS,
          [FIXED]: 'Stands still',
          ...(value === OTHER && { [OTHER]: 'Another offset' }),
        }}
        onChange={(next) => {
          if (next === FIXED) change({ clock: { fixed: new Date().toISOString() } });
          else if (next !== OTHER) {
            change({ clock: next === '' ? undefined : { offset: Number(next) } });
          }
        }}
      />
      {clock && 'fixed' in clock && (
        <Labelled label="At (UTC)">
          {(id) => (
            <input
              id={id}
              type="datetime-local"
              value={clock.fixed.slice(0, 16)}
              onChange={({ target }) => {
                const time = new Date(`${target.value}Z`);
                if (!Number.isNaN(time.getTime())) change({ clock: { fixed: time.toISOString() } });
              }}
            />
          )}
        </Labelled>
      )}
      <Note>A new evaluation is dated {timeOf(clock).toLocaleString()}.</Note>
    </div>
  );
}

function choiceOf(clock: Clock | undefined): string {
  if (!clock) return '';
  if ('fixed' in clock) return FIXED;
  const offset = String(clock.offset);
  return offset in OFFSETS ? offset : OTHER;
}
