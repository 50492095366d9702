import type { OperationId } from '../../contract/operations';
import type { Check } from './context';

/** A rule that the screens depend on. */
export interface Rule {
  /** The description as one sentence. */
  says: string;
  /** The effect on a screen if a host breaks the rule, as one sentence. A problem can have its own. */
  screen: string;
  of: readonly OperationId[];
  check: Check;
  /** Whether its violation explains all other problems of an operation, if no call of it has succeeded. */
  explains?: true;
  /** Whether the rule is also checked without a session. */
  isOpen?: true;
  /** The option of the command that the check needs. */
  requiredOption?: 'write' | 'origin';
  /** Whether a violation can be intended. The report notes it and does not count it as broken. */
  isNote?: true;
}
