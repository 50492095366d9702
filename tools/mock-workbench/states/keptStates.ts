import type { Arrangement } from '../../../mocks/engine/arrangement';
import { readArrangement, type ReadResult } from '../../../mocks/states/readArrangement';
import { isRecord } from '../../../src/domain/isRecord';

/** The key in local storage: all states of this browser, by name. */
const KEY = 'mock-states';

export const MOST_STATES = 30;
export const LONGEST_NAME = 60;

/** Characters of all states together. A browser lets a site store 5 million in all. */
const LONGEST = 2_000_000;

export type KeptStates = ReadonlyMap<string, ReadResult>;

/** The states of this browser, each with its problems. Empty where the browser blocks its storage. */
export function readStates(): KeptStates {
  return new Map(
    Object.entries(stored()).map(([name, value]) => [name, readArrangement(value)] as const),
  );
}

/** Keeps a state. If that fails, it returns why, and the earlier states stay. */
export function keepState(name: string, arrangement: Arrangement): string | undefined {
  const others = statesBut(name);
  if (others.length >= MOST_STATES) {
    return `There are ${MOST_STATES} states already. Delete one, or export this one.`;
  }
  return store([[name, arrangement], ...others]);
}

export function deleteState(name: string): string | undefined {
  return store(statesBut(name));
}

const statesBut = (name: string) => Object.entries(stored()).filter(([other]) => other !== name);

function store(states: readonly (readonly [string, unknown])[]): string | undefined {
  const text = JSON.stringify(Object.fromEntries(states));
  const isTooLong = text.length > LONGEST;
  try {
    if (!isTooLong) {
      window.localStorage.setItem(KEY, text);
      return undefined;
    }
  } catch {
    // The text below is for full storage and for blocked storage.
  }
  return 'There is no room for it in this browser. Delete a state, or export this one.';
}

function stored(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
