import { declaredAnswer } from '../../contract/declared';
import type { Json, Rule } from '../../mocks/config/mockConfig';
import { failuresOf, operationOf, type OperationId } from '../../mocks/config/operations';
import { isRecord } from '../../src/domain/isRecord';

/** An option of the select "Answer": its text, and the rules that it sets. */
interface Answer {
  text: string;
  rules: readonly Rule[];
}

/** The value for rules that no other option has, such as those of a scenario. */
const OWN = 'own';
export const FIXED = 'fixed';

/** Returns the options of an operation by their values, the common ones first. The current rules are one of them. */
export function answersOf(
  id: OperationId,
  current: readonly Rule[] = [],
): ReadonlyMap<string, Answer> {
  const { success } = operationOf(id);
  // 500 comes first, because it is used most often. Every operation declares it.
  const statuses = failuresOf(id).toSorted((a, b) => Number(b === 500) - Number(a === 500));
  const answerWith = (text: string, rule: Rule): Answer => ({ text, rules: [rule] });
  const answers = new Map<string, Answer>([
    ['normal', { text: 'Normal', rules: [] }],
    ['slow', answerWith('Slow (3 s)', { answer: 'mock', delay: 3_000 })],
    ['never', answerWith('Never answers', { answer: 'mock', delay: 'forever' })],
    ['empty', answerWith('Empty', emptyRule(id))],
    ...statuses.map((status): [string, Answer] => [
      String(status),
      answerWith(`Fails with ${status}`, { answer: 'failure', failure: status }),
    ]),
    ['network', answerWith('No connection', { answer: 'failure', failure: 'network' })],
    ['malformed', answerWith('Malformed', { answer: 'failure', failure: 'malformed' })],
    [
      FIXED,
      answerWith('Fixed body…', { answer: 'fixed', status: success, body: exampleOf(id, success) }),
    ],
    ['real', answerWith('Real', { answer: 'real' })],
  ]);
  const isNone = answerOf(answers, current) === OWN;
  return isNone ? answers.set(OWN, { text: 'Custom', rules: current }) : answers;
}

/** Returns the value of the option with these rules. */
export function answerOf(
  answers: ReadonlyMap<string, Answer>,
  current: readonly Rule[] = [],
): string {
  const match = Array.from(answers).find(([, { rules }]) => isSame(rules, current));
  if (match) return match[0];
  const [first, second] = current;
  return first?.answer === 'fixed' && !second && !first.times && !first.when ? FIXED : OWN;
}

const isSame = (a: readonly Rule[], b: readonly Rule[]) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns the rule for the option "Empty": a list without items, statistics without records, or no record (404). A
 * write succeeds without a body.
 */
export function emptyRule(id: OperationId): Rule {
  const { method, success } = operationOf(id);
  if (method !== 'GET') return { answer: 'failure', failure: 'empty' };
  const schema = declaredAnswer(operationOf(id), success)?.schema;
  return isOneRecord(schema)
    ? { answer: 'fixed', status: 404, body: exampleOf(id, 404) }
    : { answer: 'fixed', status: success, body: emptyValue(schema) };
}

/** Returns the contract's example of an answer. Undefined if the answer has no body. */
export function exampleOf(id: OperationId, status: number): Json | undefined {
  const example = declaredAnswer(operationOf(id), status)?.example;
  return isJson(example) ? example : undefined;
}

export function isJson(value: unknown): value is Json {
  if (value === null || ['boolean', 'number', 'string'].includes(typeof value)) return true;
  return typeof value === 'object' && Object.values(value).every(isJson);
}

const requiredIn = (schema: Record<string, unknown>): readonly unknown[] =>
  Array.isArray(schema['required']) ? schema['required'] : [];

const isOneRecord = (schema: unknown) => isRecord(schema) && requiredIn(schema).includes('_id');

/** Returns an empty value. Lists are empty and counts are 0. Everything else is left out. */
function emptyValue(schema: unknown): Json {
  if (!isRecord(schema)) return null;
  const { properties, minimum } = schema;
  const types = [schema['type']].flat();
  if (types.includes('array')) return [];
  if (!isRecord(properties)) return typeof minimum === 'number' ? minimum : null;
  const isCount = (inner: unknown) =>
    isRecord(inner) && [inner['type']].flat().includes('integer') && inner['minimum'] === 0;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, inner]) => requiredIn(schema).includes(name) || isCount(inner))
      .map(([name, inner]) => [name, emptyValue(inner)]),
  );
}
