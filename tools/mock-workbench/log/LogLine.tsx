import { memo } from 'react';
import type { LogEntry } from '../../../mocks/engine/log';
import {
  answererText,
  breaksContract,
  contractText,
  durationText,
  isFailure,
  nameText,
  statusText,
  timeText,
} from './callTexts';

interface LogLineProps {
  entry: LogEntry;
  isChosen: boolean;
  /** Whether Tab reaches it. The arrow keys move to the others. */
  isTabStop: boolean;
  onChoose: (id: number) => void;
}

/** A call. It renders again only when something of the call changes. */
export const LogLine = memo(function LogLine({
  entry,
  isChosen,
  isTabStop,
  onChoose,
}: LogLineProps) {
  const choose = () => {
    onChoose(entry.id);
  };
  return (
    <div role="row" data-chosen={isChosen || undefined}>
      <span role="cell" data-column="time">
        {timeText(entry)}
      </span>
      <span role="cell" data-column="call">
        <button
          type="button"
          aria-expanded={isChosen}
          tabIndex={isTabStop ? 0 : -1}
          onClick={choose}
        >
          {nameText(entry)}
        </button>
        <span>
          {entry.method} {entry.url}
        </span>
      </span>
      <span role="cell" data-column="status" data-tone={isFailure(entry) ? 'error' : undefined}>
        {statusText(entry)}
      </span>
      <span role="cell" data-column="answerer">
        {answererText(entry)}
      </span>
      <span role="cell" data-column="duration">
        {durationText(entry)}
      </span>
      <span
        role="cell"
        data-column="contract"
        data-tone={breaksContract(entry) ? 'error' : undefined}
      >
        {contractText(entry)}
      </span>
    </div>
  );
});
