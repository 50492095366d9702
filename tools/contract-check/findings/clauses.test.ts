import { readFileSync } from 'node:fs';
import { clauseFor, type Rule } from '../model';
import { RULES } from '../rules';
import { createClauseFinder } from './clauses';
import { readContract } from '../../../contract/document';
import { isRecord } from '../../../src/domain/isRecord';

test('a pointer becomes the line of its key', () => {
  const find = createClauseFinder(
    'a: 1\npaths:\n  /b/{id}:\n    get:\n      list:\n        - x: 1\n        - x: 2\n    "200": ~\n',
  );
  expect(find('#/paths')).toBe('openapi.yaml:2');
  expect(find('#/paths/~1b~1{id}')).toBe('openapi.yaml:3');
  expect(find('#/paths/~1b~1{id}/get/list/1')).toBe('openapi.yaml:7');
  expect(find('#/paths/~1b~1{id}/200')).toBe('openapi.yaml:8');
});

test('other texts stay', () => {
  const find = createClauseFinder('a: [1]\n');
  for (const clause of ['CORS', 'The app repeats no write', '#/b', '#/a/1', '#/a/0/c', '#/a/b']) {
    expect(find(clause)).toBe(clause);
  }
});

const rules: Rule[] = [...RULES];
const pointers = rules
  .flatMap((rule) => rule.operations.map((one) => [rule.id, one, clauseFor(rule, one)] as const))
  .filter(([, , clause]) => clause.startsWith('#'));

test('clauses that are pointers point to a line of the contract, and to no other operation', () => {
  const find = createClauseFinder(
    readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'),
  );
  const { paths } = readContract() as { paths: Record<string, Record<string, unknown>> };
  const wrong = pointers.filter(([, operation, clause]) => {
    if (!/^openapi\.yaml:\d+$/.test(find(clause))) return true;
    const [, path, method = ''] = /^#\/paths\/([^/]+)\/([^/]+)\//.exec(clause) ?? [];
    if (path === undefined) return false;
    const declared = paths[path.replaceAll('~1', '/')]?.[method];
    return !isRecord(declared) || declared['operationId'] !== operation;
  });
  expect(wrong).toEqual([]);
  expect(pointers.length).toBeGreaterThan(50);
});
