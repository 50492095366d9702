import { isRecord } from '../../../src/domain/isRecord';

/** These functions are for JSON Schemas of the contract, and for other names that hosts use for its properties. */

export type Schema = Record<string, unknown>;

/** Returns the schema of an object. With alternatives, it is the one for an object. */
export function objectOf(node: unknown): Schema {
  if (!isRecord(node)) return {};
  const { oneOf } = node;
  return Array.isArray(oneOf)
    ? objectOf(oneOf.find((variant) => 'properties' in Object(variant)))
    : node;
}

const typesOf = ({ type }: Schema): unknown[] => [type].flat();
export const requiredOf = ({ required }: Schema): string[] =>
  Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];

/** Common names of hosts for properties of the contract. */
const LIST = ['items', 'data', 'results', 'rows', 'content', 'records', 'list'];
const SYNONYMS: Record<string, string[]> = {
  _id: ['id', 'uuid', 'guid', 'employeeid', 'evaluationid', 'userid'],
  token: ['jwt'],
  employees: [...LIST, 'users', 'people'],
  evaluations: [...LIST, 'reviews'],
  total: ['count'],
  totalPages: ['pages', 'pagecount', 'lastpage'],
  hireDate: ['hiredat', 'hiredon', 'startdate'],
  position: ['title'],
  employee: ['user'],
  evaluator: ['reviewer', 'author'],
  score: ['rating', 'points', 'grade'],
  note: ['comment', 'text', 'remark'],
  createdAt: ['created', 'createdon', 'creationdate', 'date', 'timestamp'],
  feedback: ['text', 'comment'],
  feedbacks: ['comments'],
  totalEvaluations: ['count', 'total', 'evaluations'],
  averageScore: ['average', 'avg', 'mean', 'avgscore'],
  maxScore: ['max', 'highest', 'maximum'],
  minScore: ['min', 'lowest', 'minimum'],
};

/** Maps names of the host to names of the contract, for properties that are missing under their own name. */
export function namesOf(properties: Schema, value: Schema): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, node] of Object.entries(properties)) {
    if (value[name] !== undefined) continue;
    const fitting = Object.keys(value).filter(
      (key) => !(key in properties) && !names.has(key) && fits(name, objectOf(node), value[key]),
    );
    const key =
      fitting.find((candidate) => plain(candidate) === plain(name)) ??
      fitting.find((candidate) => SYNONYMS[name]?.includes(plain(candidate))) ??
      (name === '_id' ? undefined : fitting.find((candidate) => endsWithWord(candidate, name)));
    if (key !== undefined) names.set(key, name);
  }
  return names;
}

const plain = (name: string) => name.replace(/[^a-z\d]/gi, '').toLowerCase();

/** Whether a key ends with a word. `full_name` and `fullName` end with the word `name`, but `username` does not. */
const endsWithWord = (key: string, word: string) =>
  new RegExp(`[a-z\\d_-]${word.charAt(0).toUpperCase()}${word.slice(1)}$|[_-]${word}$`).test(key);

/** Whether the value can belong to this property. Ids and dates can be numbers. */
function fits(name: string, node: Schema, value: unknown): boolean {
  const types = typesOf(node);
  if (isRecord(value)) return 'properties' in node;
  if (Array.isArray(value)) return types.includes('array');
  if (typeof value === 'number') {
    const isNumeric = types.includes('number') || types.includes('integer');
    return isNumeric || name === '_id' || 'format' in node;
  }
  return types.includes(typeof value);
}
