import {
  array,
  lazy,
  mixed,
  number,
  object,
  string,
  ValidationError,
  type AnyObject,
  type AnySchema,
  type ISchema,
  type ObjectShape,
} from 'yup';
import { isRecord } from '../../src/domain/isRecord';
import { BROKEN_ANSWERS, type Condition, type Rule } from './mockConfig';
import { failuresOf, OPERATION_IDS, placeholdersOf, type OperationId } from './operations';

const MAX_RULES = 20;
const LONGEST_DELAY = 600_000;
const MAX_TIMES = 1_000;
const DEEPEST = 50;

/** Creates the schema of an object with only these properties. Undefined if it is optional. */
export const strictObject = <Shape extends ObjectShape>(shape: Shape, problem = 'is not known') =>
  object(shape)
    .default(undefined)
    .typeError('${path} must be an object')
    // yup's `noUnknown` reports all of them as one problem.
    .test({
      name: 'known',
      skipAbsent: true,
      test(value, { path, createError }) {
        const unknown = Object.keys(value).filter((key) => !Object.hasOwn(shape, key));
        const problems = unknown.map((key) =>
          createError({ message: () => `${path === '' ? key : `${path}.${key}`} ${problem}` }),
        );
        return problems.length === 0 || new ValidationError(problems);
      },
    });

const list = <Item>(item: ISchema<Item, AnyObject>, most: number) =>
  array()
    .of(item)
    .typeError('${path} must be a list')
    .max(most, '${path} has more than ${max} items');

export function wholeNumber(from: number, to: number) {
  const problem = `\${path} must be a whole number from ${from} to ${to}`;
  return number().typeError(problem).integer(problem).min(from, problem).max(to, problem);
}

export function oneOf<const Text extends string>(values: readonly Text[]) {
  return mixed<Text>().oneOf(values, `\${path} must be one of ${values.join(', ')}`);
}

export const text = (most: number) =>
  string()
    .typeError('${path} must be a text')
    .max(most, '${path} is longer than ${max} characters');

const status = wholeNumber(200, 599).defined();
const headers = lazy((value: unknown) => {
  const names = isRecord(value) ? Object.keys(value) : [];
  return strictObject(Object.fromEntries(names.map((name) => [name, text(1_000).defined()])));
});

/** The schema of a JSON value. A file is parsed JSON, so only the depth is checked. */
const json = mixed()
  .nullable()
  .test('depth', `\${path} is deeper than ${DEEPEST} levels`, (value) => isWithin(value, DEEPEST));

function isWithin(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isWithin(inner, depth - 1));
}

export const delay = lazy((value) =>
  typeof value === 'number' ? wholeNumber(0, LONGEST_DELAY) : oneOf(['none', 'real', 'forever']),
);

/** The rules of every operation, by its id. */
export const rulesSchema = strictObject(
  Object.fromEntries(OPERATION_IDS.map((id) => [id, list(ruleOf(id), MAX_RULES)])),
  'is no operation of the contract',
).defined();

function ruleOf(id: OperationId) {
  const terms = { delay, times: wholeNumber(1, MAX_TIMES), when: conditionOf(id) };
  const shapes = {
    mock: {},
    real: {},
    fixed: { status, body: json, text: text(1_000_000), headers },
    failure: { failure: failureOf(id), message: text(500) },
  } satisfies Record<Rule['answer'], object>;
  const answer = oneOf(Object.keys(shapes)).defined();
  const kinds = Object.entries(shapes).map(
    ([kind, shape]) => [kind, strictObject({ answer, ...terms, ...shape })] as const,
  );
  return lazy((rule: unknown): AnySchema => {
    const match = kinds.find(([kind]) => isRecord(rule) && rule['answer'] === kind);
    return match?.[1] ?? object({ answer }).typeError('${path} must be an object');
  });
}

function failureOf(id: OperationId) {
  const listed = number().oneOf(
    failuresOf(id),
    '${path} must be a failure that the contract lists: ${values}',
  );
  return lazy((value) => (typeof value === 'number' ? listed : oneOf(BROKEN_ANSWERS).defined()));
}

function conditionOf(id: OperationId) {
  const names = placeholdersOf(id);
  const nameList = names.length > 0 ? names.join(', ') : 'none';
  const shape = {
    in: oneOf(['path', 'query']).defined(),
    name: text(100).defined(),
    equals: lazy((value) =>
      Array.isArray(value) ? list(text(500).defined(), 100) : text(500).defined(),
    ),
  };
  return strictObject(shape satisfies Record<keyof Condition, unknown>).test({
    name: 'parameter',
    skipAbsent: true,
    message: `\${path}.name is no path parameter of ${id}, which has ${nameList}`,
    test: (condition) => condition.in !== 'path' || names.includes(condition.name),
  });
}
