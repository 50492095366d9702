import type { Layer } from '../../../mocks/engine/layer';

/** One thing that a host does wrong. */
export interface Fault {
  id: string;
  /** One sentence: what the host does. */
  says: string;
  /** The ids of the rules that must report it. */
  rules: readonly string[];
  /** The ids of the rules that may report it too, because the fault also breaks what they ask for. */
  also?: readonly string[];
  /** What a run needs to see the fault. */
  needs?: 'write' | 'origin';
  /** Called once for each host, so that hosts do not share what a fault remembers. */
  start: () => Layer;
}
