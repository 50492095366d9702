import { readFileSync } from 'node:fs';
import { RULES } from './check/rules';
import { createClauseFinder } from './clauses';

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

test.each(
  RULES.filter((rule) => rule.clause.startsWith('#')).map((rule) => [rule.id, rule.clause]),
)('%s points to a line of the contract', (_id, clause) => {
  const text = readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8');
  expect(createClauseFinder(text)(clause)).toMatch(/^openapi\.yaml:\d+$/);
});
