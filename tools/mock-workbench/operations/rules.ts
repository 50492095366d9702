import type {
  AnswerKind,
  BrokenAnswer,
  Delay,
  Json,
  Rule,
} from '../../../mocks/engine/arrangement';
import { declaredAnswer } from '../../../contract/declared';
import { failuresOf, operationOf, type OperationId } from '../../../mocks/engine/operations';
import { isJson } from './json';

/** What answers an operation that has no rule. */
export const NO_RULE: Rule = { answer: 'mock' };

export const ANSWERS: Readonly<Record<AnswerKind, string>> = {
  mock: 'Mock',
  real: 'Real',
  fixed: 'Fixed',
  failure: 'Failure',
  replay: 'Replay',
};

export const BROKEN: Readonly<Record<BrokenAnswer, string>> = {
  network: 'Network error',
  timeout: 'Time-out',
  empty: 'Empty',
  malformed: 'Malformed',
  html: 'HTML',
};

/** The rule with another way to answer. Its delay, its times and its condition stay. */
export function withAnswer(rule: Rule, answer: AnswerKind, id: OperationId): Rule {
  const { delay, times, when } = rule;
  const terms = { delay, times, when };
  switch (answer) {
    case 'fixed': {
      const { success } = operationOf(id);
      return { answer, ...terms, status: success, body: exampleOf(id, success) };
    }
    case 'failure':
      return { answer, ...terms, failure: failuresOf(id).at(-1) ?? 'network' };
    default:
      return { answer, ...terms };
  }
}

/** The contract's example of an answer. Undefined where the answer has no body. */
export function exampleOf(id: OperationId, status: number): Json | undefined {
  const example = declaredAnswer(operationOf(id), status)?.example;
  return isJson(example) ? example : undefined;
}

/** The rules, or none if the only one changes nothing. */
export function withoutIdle(rules: readonly Rule[]): readonly Rule[] {
  const [only] = rules;
  return rules.length === 1 && only && isIdle(only) ? [] : rules;
}

const isIdle = ({ answer, delay, times, when }: Rule) =>
  answer === 'mock' && delay === undefined && times === undefined && when === undefined;

/** The delay in the page of a rule that sets none. */
export const usualDelay = ({ answer }: Rule): Delay => (answer === 'real' ? 'none' : 'real');

export const DELAYS = { none: 'None', real: 'Real', '3000': '3 s', forever: 'For ever' };

export function delayOf(text: string): Delay {
  return text === 'none' || text === 'real' || text === 'forever' ? text : Number(text);
}
