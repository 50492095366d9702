import { useCallback, useState } from 'react';
import type { LogEntry } from '../../../mocks/engine/log';
import { CallDetails } from './CallDetails';
import { LogTable } from './LogTable';

interface CallsProps {
  /** The name of the table. */
  label: string;
  entries: readonly LogEntry[];
}

/** Calls, and the one that a person has chosen in full. */
export function Calls({ label, entries }: CallsProps) {
  const [chosen, setChosen] = useState<number>();
  const entry = entries.find(({ id }) => id === chosen);

  const toggle = useCallback((id: number) => {
    setChosen((current) => (current === id ? undefined : id));
  }, []);

  return (
    <div data-part="calls">
      <div data-part="list">
        <LogTable label={label} entries={entries} chosen={chosen} onChoose={toggle} />
      </div>
      {entry && (
        <CallDetails
          key={entry.id}
          entry={entry}
          onClose={() => {
            setChosen(undefined);
          }}
        />
      )}
    </div>
  );
}
