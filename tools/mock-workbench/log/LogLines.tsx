import { memo } from 'react';
import type { LogEntry } from '../../../mocks/engine/log';
import { LogLine } from './LogLine';

/** Lines of a group. */
export const LINES = 20;

interface LogLinesProps {
  entries: readonly LogEntry[];
  /** Undefined where the call is not in this group. */
  chosen: number | undefined;
  /** The line that Tab reaches. */
  tabStop: number | undefined;
  onChoose: (id: number) => void;
}

/** A group of lines. It renders again only when one of its calls changes: of 500 lines, a new call renders 20. */
export const LogLines = memo(
  function LogLines({ entries, chosen, tabStop, onChoose }: LogLinesProps) {
    return (
      <div role="rowgroup" data-part="lines">
        {entries.map((entry) => (
          <LogLine
            key={entry.id}
            entry={entry}
            isChosen={entry.id === chosen}
            isTabStop={entry.id === tabStop}
            onChoose={onChoose}
          />
        ))}
      </div>
    );
  },
  (before, after) =>
    before.chosen === after.chosen &&
    before.tabStop === after.tabStop &&
    before.onChoose === after.onChoose &&
    before.entries.length === after.entries.length &&
    before.entries.every((entry, index) => entry === after.entries[index]),
);
