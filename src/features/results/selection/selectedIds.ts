import { MAX_SELECTED } from '../../../domain/constants';

/** Returns the selected ids with these at the end, up to the maximum number, or without these. */
export function withChoice(
  selected: readonly string[],
  ids: readonly string[],
  isSelected: boolean,
): readonly string[] {
  if (!isSelected) {
    const removed = new Set(ids);
    return selected.filter((id) => !removed.has(id));
  }
  // An address can have more ids than can be selected.
  return [...new Set([...selected, ...ids])].slice(0, Math.max(MAX_SELECTED, selected.length));
}

/**
 * Returns the ids between two ids, both included. It returns only the second one if the first one is not in the list.
 */
export function rangeOf(ids: readonly string[], from: string | undefined, to: string) {
  const start = from === undefined ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (start === -1 || end === -1) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
