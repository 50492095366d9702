import type { MockConfig, Rule } from './mockConfig';
import { OPERATION_IDS, type OperationId } from './operations';

export const isReal = (rules: readonly Rule[] = []): boolean =>
  rules.some(({ answer }) => answer === 'real');

/** Returns the operations with a 'real' rule. */
export function realOperations({ rules }: MockConfig): OperationId[] {
  return OPERATION_IDS.filter((id) => isReal(rules[id]));
}

/** Whether the real host answers some operations. */
export function isMixed(config: MockConfig): boolean {
  return realOperations(config).length > 0;
}

export function isSameRules(a: readonly Rule[] = [], b: readonly Rule[] = []): boolean {
  return isSame(a, b);
}

/** Returns the operations whose answers may differ between two configs with the same persona and records. */
export function changedOperations(before: MockConfig, after: MockConfig): readonly OperationId[] {
  const otherSettings = ({ server, seed, clock, latency, realHost }: MockConfig) => [
    ...[server, seed, clock],
    ...[latency, realHost],
  ];
  if (!isSame(otherSettings(before), otherSettings(after))) return OPERATION_IDS;
  return OPERATION_IDS.filter((id) => !isSameRules(before.rules[id], after.rules[id]));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
