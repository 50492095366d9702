import { createContext } from 'react';

interface SelectedPeople {
  /** Ids of employees. A chosen person stays chosen in the next search. */
  ids: ReadonlySet<string>;
  /** The ids of the people found, in the order on screen; undefined until they are known. */
  found: readonly string[] | undefined;
  /** Chooses a person, or takes the choice back. With `isRange` the same for all from the one before to this one. */
  onToggle: (id: string, isRange: boolean) => void;
  /** Chooses all people found; where no more can be chosen, takes the choice back. */
  onToggleAll: () => void;
}

/** The people who are chosen for a comparison, an export or a print. */
export const SelectionContext = createContext<SelectedPeople>({
  ids: new Set(),
  found: undefined,
  onToggle: () => undefined,
  onToggleAll: () => undefined,
});
