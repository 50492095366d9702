import type { Arrangement } from '../../../mocks/engine/arrangement';
import { readArrangement, type ReadResult } from '../../../mocks/states/readArrangement';
import { isRecord } from '../../../src/domain/isRecord';

/** The key in local storage: all states of this browser, by name. */
const KEY = 'mock-states';

export const MOST_STATES = 30;
export const LONGEST_NAME = 60;

/** Characters of all states. A browser gives 5 million to all that a site stores. */
const LONGEST = 2_000_000;

export type KeptStates = ReadonlyMap<string, ReadResult>;

/** The states of this browser, each with what is wrong with it. None where the browser blocks its storage. */
export function readStates(): KeptStates {
  return new Map(
    Object.entries(stored()).map(([name, value]) => [name, readArrangement(value)] as const),
  );
}

/** Keeps a state, or says why not. What was kept before stays then. */
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
    // Full or blocked: the same is said.
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
