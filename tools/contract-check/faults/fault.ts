import type { Layer } from '../../../mocks/engine/layer';
import type { RuleId } from '../rules';

/** One thing that a host does wrong. */
export interface Fault {
  id: string;
  /** One sentence: what the host does. */
  says: string;
  /** The rules that report it. No other rule does. */
  breaks: readonly RuleId[];
  /** Called once for each host, so that hosts do not share what a fault remembers. */
  layer: () => Layer;
}

export const fault = (
  id: string,
  says: string,
  { breaks, layer }: Pick<Fault, 'breaks' | 'layer'>,
): Fault => ({ id, says, breaks, layer });
