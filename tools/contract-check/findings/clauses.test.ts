import { readFileSync } from 'node:fs';
import { clauseFor, type Rule } from '../model';
import { RULES } from '../rules';
import { createClauseFinder } from './clauses';
import { readContract } from '../../../contract/document';

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

test.each(pointers)('%s of %s points to a line of the contract', (_id, _operation, clause) => {
  const text = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8');
  expect(createClauseFinder(text)(clause)).toMatch(/^openapi\.yaml:\d+$/);
});

test.each(pointers)('%s of %s points to no other operation', (_id, operation, clause) => {
  const [, path, method] = /^#\/paths\/([^/]+)\/([^/]+)\//.exec(clause) ?? [];
  if (path === undefined) return;
  const { paths } = readContract() as { paths: Record<string, Record<string, unknown>> };
  expect(paths[path.replaceAll('~1', '/')]?.[method ?? '']).toMatchObject({
    operationId: operation,
  });
});
