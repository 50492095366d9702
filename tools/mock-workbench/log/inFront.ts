import type { Rule } from '../../../mocks/engine/arrangement';

/** Rules of an operation in a file. */
const MOST = 20;

/** The rule before the others. One that always answers leaves no call to them, and replaces them. */
export function inFront(rule: Rule, rules: readonly Rule[] = []): readonly Rule[] {
  if (rule.times === undefined && rule.when === undefined) return [rule];
  const others = rules.filter((other) => !isSameKind(other, rule));
  return [rule, ...others].slice(0, MOST);
}

/** The number of calls that are left is not compared. */
function isSameKind(a: Rule, b: Rule): boolean {
  return (
    a.answer === b.answer &&
    (a.times === undefined) === (b.times === undefined) &&
    JSON.stringify(a.when) === JSON.stringify(b.when)
  );
}
