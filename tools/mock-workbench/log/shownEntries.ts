import type { LogEntry } from '../../../mocks/engine/log';
import { answererText, breaksContract, isFailure, statusText } from './callTexts';

export const SHOWN = {
  all: 'All calls',
  failures: 'Failures',
  breaks: 'Breaks the contract',
} as const;
export type Shown = keyof typeof SHOWN;

/** The calls that have every word of the text, the newest first. */
export function shownEntries(
  log: readonly LogEntry[],
  text: string,
  shown: Shown,
): readonly LogEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return log
    .filter((entry) => {
      if (shown === 'failures' && !isFailure(entry)) return false;
      if (shown === 'breaks' && !breaksContract(entry)) return false;
      if (words.length === 0) return true;
      const searched = searchedText(entry);
      return words.every((word) => searched.includes(word));
    })
    .reverse();
}

function searchedText(entry: LogEntry): string {
  const { method, url, operation = '', answer, violations } = entry;
  return [
    ...[method, url, operation, statusText(entry), answererText(entry), answer?.problem],
    ...violations,
  ]
    .join(' ')
    .toLowerCase();
}
