import type { Arrangement, Condition, Rule, Rules } from './arrangement';
import { OPERATION_IDS, type OperationCall, type OperationId } from './operations';

export interface Decision {
  rule: Rule;
  /** Its place in the list of its operation, from 0. */
  index: number;
}

/** Finds the rule for a call, and counts the calls of each rule. */
export interface Decider {
  /** Returns the first rule that applies and is not used up, and counts the call. */
  decide: (rules: Rules, call: OperationCall) => Decision | undefined;
  /** Does not count a call that will be decided again. */
  uncount: (rule: Rule) => void;
  /** The rule for the calls that are left. Undefined if none is left. */
  remaining: (rule: Rule) => Rule | undefined;
}

export function createDecider(): Decider {
  /** A rule that is set again is a new object, so it has no count. */
  const counts = new WeakMap<Rule, number>();
  const countOf = (rule: Rule) => counts.get(rule) ?? 0;
  const remainingCalls = (rule: Rule) => (rule.times ?? Infinity) - countOf(rule);

  return {
    decide(rules, call) {
      const all = rules[call.id] ?? [];
      const index = all.findIndex((rule) => remainingCalls(rule) > 0 && holds(rule.when, call));
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

function holds(when: Condition | undefined, { pathValues, query }: OperationCall): boolean {
  if (!when) return true;
  const value = when.in === 'path' ? pathValues[when.name] : query.get(when.name);
  return [when.equals].flat().some((text) => text === value);
}

/** The operations with a rule that asks the real host. */
export function realOperations({ rules }: Arrangement): OperationId[] {
  return OPERATION_IDS.filter((id) => rules[id]?.some(({ answer }) => answer === 'real'));
}

/** Whether the real host answers some operations. */
export function isMixed(arrangement: Arrangement): boolean {
  return realOperations(arrangement).length > 0;
}

/** Whether the database must be made again. */
export function needsOtherDatabase(before: Arrangement, after: Arrangement): boolean {
  return !(
    before.server === after.server &&
    isSame(before.seed, after.seed) &&
    isSame(before.changes, after.changes)
  );
}

/** The operations whose answers may now be different. */
export function changedOperations(before: Arrangement, after: Arrangement): readonly OperationId[] {
  const isOtherWorld =
    needsOtherDatabase(before, after) ||
    before.persona !== after.persona ||
    !isSame(before.clock, after.clock);
  return isOtherWorld ? OPERATION_IDS : changedRules(before, after);
}

/** The operations with other rules, or with another host for their rules. */
export function changedRules(before: Arrangement, after: Arrangement): readonly OperationId[] {
  if (before.latency !== after.latency) return OPERATION_IDS;
  return OPERATION_IDS.filter((id) => {
    const rules = after.rules[id] ?? [];
    const isReal = rules.some(({ answer }) => answer === 'real');
    return !isSame(before.rules[id] ?? [], rules) || (isReal && before.realHost !== after.realHost);
  });
}

/** The new rules. An equal old rule stays the same object, so that it keeps its count. */
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
