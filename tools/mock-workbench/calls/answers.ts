import type { BrokenAnswer, Delay, Rule } from '../../../mocks/engine/arrangement';
import { failuresOf, operationOf, type OperationId } from '../../../mocks/engine/operations';
import { emptyRule, exampleOf } from './emptyRule';

/** The choices of the select "Answer", and the rules behind them. */

/** What answers an operation that has no rule. */
export const NO_RULE: Rule = { answer: 'mock' };

const SLOW = 3_000;

/** Answers that are not JSON. The select calls all of them malformed. */
export const MALFORMED = {
  malformed: 'Cut off',
  html: 'A page (HTML)',
  empty: 'No body',
} as const satisfies Partial<Record<BrokenAnswer, string>>;

export type Choice =
  | 'normal'
  | 'slow'
  | 'delayed'
  | 'never'
  | 'empty'
  | `status ${number}`
  | 'network'
  | 'malformed'
  | 'fixed'
  | 'real';

/** The choices of an operation with their texts, the common ones first. */
export function choicesOf(id: OperationId, rule: Rule): ReadonlyMap<Choice, string> {
  // A server error is what is tried most often, and every operation declares it.
  const statuses = failuresOf(id).toSorted((a, b) => Number(b === 500) - Number(a === 500));
  return new Map<Choice, string>([
    ['normal', 'Normal'],
    ['slow', 'Slow (3 s)'],
    ...(choiceOf(rule, id) === 'delayed' ? [['delayed', 'Normal, own delay'] as const] : []),
    ['never', 'Never answers'],
    ['empty', 'Empty'],
    ...statuses.map((status) => [`status ${status}`, `Fails with ${status}`] as const),
    ['network', 'No connection'],
    ['malformed', 'Malformed'],
    ['fixed', 'Fixed body…'],
    ['real', 'Real'],
  ]);
}

export function choiceOf(rule: Rule, id: OperationId): Choice {
  if (isEmpty(rule, id)) return 'empty';
  switch (rule.answer) {
    case 'mock':
      if (rule.delay === undefined) return 'normal';
      if (rule.delay === 'forever') return 'never';
      return rule.delay === SLOW ? 'slow' : 'delayed';
    case 'failure':
      if (typeof rule.failure === 'number') return `status ${rule.failure}`;
      return rule.failure === 'network' ? 'network' : 'malformed';
    default:
      return rule.answer;
  }
}

/** The rule with another choice. The calls that it is for stay. */
export function withChoice(rule: Rule, choice: Choice, id: OperationId): Rule {
  const { times, when } = rule;
  // The delay of the mock's answer is what was chosen before.
  const delay = rule.answer === 'mock' ? undefined : rule.delay;
  const terms = {
    ...(times !== undefined && { times }),
    ...(when && { when }),
    ...(delay !== undefined && { delay }),
  };
  switch (choice) {
    case 'normal':
      return { answer: 'mock', ...terms, delay: undefined };
    case 'slow':
      return { answer: 'mock', ...terms, delay: SLOW };
    case 'never':
      return { answer: 'mock', ...terms, delay: 'forever' };
    case 'delayed':
      return rule;
    case 'empty':
      return { ...emptyRule(id), ...terms };
    case 'fixed': {
      const { success } = operationOf(id);
      return { answer: 'fixed', ...terms, status: success, body: exampleOf(id, success) };
    }
    case 'network':
    case 'malformed':
      return { answer: 'failure', ...terms, failure: choice };
    case 'real':
      return { answer: 'real', ...terms };
    default:
      return { answer: 'failure', ...terms, failure: Number(choice.slice('status '.length)) };
  }
}

/** The rules, or none if the only one changes nothing. */
export function withoutIdle(rules: readonly Rule[]): readonly Rule[] {
  const [only] = rules;
  return rules.length === 1 && only && isIdle(only) ? [] : rules;
}

const isIdle = ({ answer, delay, times, when }: Rule) =>
  answer === 'mock' && delay === undefined && times === undefined && when === undefined;

function isEmpty(rule: Rule, id: OperationId): boolean {
  const empty = emptyRule(id);
  if (rule.answer === 'failure') {
    return empty.answer === 'failure' && rule.failure === empty.failure;
  }
  return (
    rule.answer === 'fixed' &&
    empty.answer === 'fixed' &&
    rule.status === empty.status &&
    JSON.stringify(rule.body) === JSON.stringify(empty.body)
  );
}

/** The delays that "More" offers, the common ones first. The empty one is the latency of the mock. */
export const DELAYS: ReadonlyMap<string, string> = new Map([
  ['', 'As the latency'],
  ['none', 'None'],
  ['real', 'Like a network (0.1–0.4 s)'],
  ['1000', '1 s'],
  ['3000', '3 s'],
  ['10000', '10 s'],
  ['forever', 'Never answers'],
]);

export function delayOf(text: string): Delay | undefined {
  if (text === '') return undefined;
  return text === 'none' || text === 'real' || text === 'forever' ? text : Number(text);
}

/** Which calls a rule answers, in a few words: "once", "id is employee-002". Empty for all. */
export function termsText({ times, when }: Rule, left: Rule | undefined): string {
  const parts = [
    !left ? 'used up' : times === 1 ? 'once' : times !== undefined && `${left.times ?? 0} left`,
    when && `${when.name} is ${when.equals}`,
  ];
  return parts.filter(Boolean).join(', ');
}
