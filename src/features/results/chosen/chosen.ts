import { createContext } from 'react';

interface Chosen {
  /** Ids of employees, also of those whom another search found. */
  ids: readonly string[];
  onToggle: (id: string) => void;
}

/** Who is chosen to be compared, exported or printed. */
export const Chosen = createContext<Chosen>({ ids: [], onToggle: () => undefined });
