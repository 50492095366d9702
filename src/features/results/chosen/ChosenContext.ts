import { createContext } from 'react';

interface ChosenPeople {
  /** Ids of employees. A chosen person stays chosen in the next search. */
  ids: readonly string[];
  onToggle: (id: string) => void;
}

/** The people who are chosen for a comparison, an export or a print. */
export const ChosenContext = createContext<ChosenPeople>({ ids: [], onToggle: () => undefined });
