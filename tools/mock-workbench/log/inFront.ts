import type { Rule } from '../../../mocks/engine/arrangement';

/** The most rules that an operation may have in a file. */
const MOST = 20;

/** Puts the rule before the others. A rule that always answers replaces them, as no call would reach them. */
export function inFront(rule: Rule, rules: readonly Rule[] = []): readonly Rule[] {
  if (rule.times === undefined && rule.when === undefined) return [rule];
  const others = rules.filter((other) => !isSameKind(other, rule));
  return [rule, ...others].slice(0, MOST);
}

/** Does not compare the numbers of calls that are left. */
function isSameKind(a: Rule, b: Rule): boolean {
  return (
    a.answer === b.answer &&
    (a.times === undefined) === (b.times === undefined) &&
    JSON.stringify(a.when) === JSON.stringify(b.when)
  );
}
