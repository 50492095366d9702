import type { Arrangement, Condition, Rule, Rules } from './arrangement';
import { OPERATION_IDS, type OperationCall, type OperationId } from './operations';

interface Decision {
  rule: Rule;
  /** Its index in the list of its operation. */
  index: number;
}

/** Selects the rule for a call, and counts the calls of each rule. */
export interface Decider {
  /** Returns the first matching rule that has remaining calls, and counts the call. */
  decide: (rules: Rules, call: OperationCall) => Decision | undefined;
  /** Reverts the count for a call that will start again. */
  uncount: (rule: Rule) => void;
  /** The rule with its remaining `times`. Undefined if no calls remain. */
  remaining: (rule: Rule) => Rule | undefined;
}

export function createDecider(): Decider {
  /** The number of answered calls. A rule that is set again is a new object, so its count starts at 0. */
  const counts = new WeakMap<Rule, number>();
  const countOf = (rule: Rule) => counts.get(rule) ?? 0;
  const remainingCalls = (rule: Rule) => (rule.times ?? Infinity) - countOf(rule);

  return {
    decide(rules, call) {
      const all = rules[call.id] ?? [];
      const index = all.findIndex((rule) => remainingCalls(rule) > 0 && matches(rule.when, call));
      const rule = all[index];
      if (!rule) return undefined;
      counts.set(rule, countOf(rule) + 1);
      return { rule, index };
    },
    uncount(rule) {
      counts.set(rule, Math.max(0, countOf(rule) - 1));
    },
    remaining(rule) {
      if (rule.times === undefined) return rule;
      const times = remainingCalls(rule);
      return times > 0 ? { ...rule, times } : undefined;
    },
  };
}

function matches(when: Condition | undefined, { pathValues, query }: OperationCall): boolean {
  if (!when) return true;
  const value = when.in === 'path' ? pathValues[when.name] : query.get(when.name);
  return [when.equals].flat().some((text) => text === value);
}

/** The operations with a 'real' rule. */
export function realOperations({ rules }: Arrangement): OperationId[] {
  return OPERATION_IDS.filter((id) => rules[id]?.some(({ answer }) => answer === 'real'));
}

/** Whether the real host answers some operations. */
export function isMixed(arrangement: Arrangement): boolean {
  return realOperations(arrangement).length > 0;
}

/** Whether the new arrangement needs a new database. */
export function needsOtherDatabase(before: Arrangement, after: Arrangement): boolean {
  return !(
    before.server === after.server &&
    isSame(before.seed, after.seed) &&
    isSame(before.changes, after.changes)
  );
}

/** The operations whose answers may now be different. */
export function changedOperations(before: Arrangement, after: Arrangement): readonly OperationId[] {
  const affectsAll =
    needsOtherDatabase(before, after) ||
    before.persona !== after.persona ||
    !isSame(before.clock, after.clock);
  return affectsAll ? OPERATION_IDS : changedRules(before, after);
}

/** The operations whose rules or whose host have changed. */
export function changedRules(before: Arrangement, after: Arrangement): readonly OperationId[] {
  if (before.latency !== after.latency) return OPERATION_IDS;
  return OPERATION_IDS.filter((id) => {
    const rules = after.rules[id] ?? [];
    const isReal = rules.some(({ answer }) => answer === 'real');
    return !isSame(before.rules[id] ?? [], rules) || (isReal && before.realHost !== after.realHost);
  });
}

/** The new rules. If a rule equals an old one, the old object is kept, and with it the count. */
export function keepEqualRules(before: Rules, after: Rules): Rules {
  const kept: Rules = {};
  for (const id of OPERATION_IDS) {
    const old = [...(before[id] ?? [])];
    const rules = (after[id] ?? []).map((rule) => {
      const index = old.findIndex((one) => isSame(one, rule));
      const [equal] = index === -1 ? [] : old.splice(index, 1);
      return equal ?? { ...rule };
    });
    if (rules.length > 0) kept[id] = rules;
  }
  return kept;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
