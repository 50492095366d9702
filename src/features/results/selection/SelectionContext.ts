import { createContext } from 'react';

interface SelectedPeople {
  /** Ids of employees. A selected person stays selected in the next search. */
  ids: ReadonlySet<string>;
  /** The ids of the results, in the order on screen; undefined until they are known. */
  resultIds: readonly string[] | undefined;
  /**
   * Selects a person, or removes the person from the selection. With `isRange`, it does the same for all people from
   * the last one to this one.
   */
  onToggle: (id: string, isRange: boolean) => void;
  /** Selects all results. If no more can be selected, it removes them from the selection. */
  onToggleAll: () => void;
}

/** The people who are selected for a comparison, an export or a print. */
export const SelectionContext = createContext<SelectedPeople>({
  ids: new Set(),
  resultIds: undefined,
  onToggle: () => undefined,
  onToggleAll: () => undefined,
});
