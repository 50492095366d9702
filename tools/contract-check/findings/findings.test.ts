import { consequencesOf } from '../effects';
import { toFindings, withBaseline, type Broken } from './findings';
import type { OperationId, Problem } from '../model';
import { RULES, type RuleId } from '../rules';
import { createRedactor } from './secrets';
import { blank } from '../host/exchange';

const redact = createRedactor(['hunter22']);
const exchange = {
  ...blank('getEvaluation'),
  method: 'GET',
  url: 'https://a.example/api/evaluations/1',
  status: 200,
};

function broken(id: RuleId, operation: OperationId, ...problems: Partial<Problem>[]): Broken {
  const rule = RULES.find((one) => one.id === id);
  if (!rule) throw new Error(id);
  return {
    rule,
    operation,
    problems: problems.map((problem) => ({ cause: 'a', expected: 'x', got: 'y', ...problem })),
  };
}
const find = (...list: Broken[]) => toFindings(list, (clause) => `at ${clause}`, redact);

test('one cause in several operations and rules is one finding', () => {
  const cause = '`createdAt` is missing';
  const findings = find(
    broken('newest-first', 'listEvaluations', { cause }),
    broken('success-shape', 'getEvaluation', {
      cause,
      got: 'seen',
      pointer: '/createdAt',
      exchange,
    }),
    broken('success-shape', 'listEvaluations', { cause, got: 'first' }, { cause }),
  );
  expect(findings).toEqual([
    {
      id: 'created-at-is-missing',
      rules: ['success-shape', 'newest-first'],
      operations: ['listEvaluations', 'getEvaluation'],
      where: ['GET /api/evaluations', 'GET /api/evaluations/{id}'],
      clauses: ['at #/paths', 'at #/paths/~1api~1evaluations/get/description'],
      ...consequencesOf(['failed load', 'wrong order']),
      changes: ['A success has the shape that the contract says'],
      expected: 'x',
      got: 'seen',
      pointer: '/createdAt',
      curl: "curl -sS -i -X GET 'https://a.example/api/evaluations/1'",
    },
  ]);
});

test('what to change is said once by who saw it first', () => {
  const changes = ['Rename `a` to `b`', 'Rename `c` to `d`', 'Rename `a` to `b`'];
  const [finding] = find(
    broken('success-shape', 'listEvaluations', ...changes.map((change) => ({ change, exchange }))),
    broken('content-type', 'listEvaluations', { change: 'Send JSON' }),
  );
  expect(finding?.changes).toEqual(['Rename `a` to `b`', 'Rename `c` to `d`']);
});

test('the worst comes first, then the one of most operations', () => {
  const findings = find(
    broken('stable-order', 'listEvaluations', { cause: 'odd' }),
    broken('pages-complete', 'listEvaluations', { cause: 'one' }),
    broken('pages-complete', 'listEvaluations', { cause: 'two' }),
    broken('pages-complete', 'listOwnEvaluations', { cause: 'two' }),
    broken('opens', 'getEmployee', { cause: 'worst' }),
  );
  expect(findings.map((finding) => finding.id)).toEqual(['worst', 'two', 'one', 'odd']);
});

test('ids are unique, and the same in each run', () => {
  const causes = ['a b', 'a-b', '…', '。', 'long '.repeat(40), `${'long '.repeat(40)}!`];
  const ids = () =>
    find(broken('limit', 'listEvaluations', ...causes.map((cause) => ({ cause })))).map(
      (f) => f.id,
    );
  expect(new Set(ids()).size).toBe(causes.length);
  expect(ids()).toEqual(ids());
  for (const id of ids()) expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,70}$/);
});

test('secrets are replaced before a text is cut', () => {
  const [finding] = find(
    broken('limit', 'listEvaluations', {
      cause: 'hunter22',
      expected: 'not hunter22',
      got: `${'a'.repeat(296)}hunter22${'b'.repeat(1000)}`,
    }),
  );
  expect(JSON.stringify(finding)).not.toContain('hunt');
  expect(finding?.got).toBe(`${'a'.repeat(296)}[sec… (1,004 more characters)`);
});

test('a cut keeps characters whole, and counts what a host sent', () => {
  const [finding] = find(
    broken('limit', 'listEvaluations', { got: `${'a'.repeat(299)}😀${'b'.repeat(100_000)}` }),
  );
  expect(finding?.got).toBe(`${'a'.repeat(299)}… (100,002 more characters)`);
});

test('the baseline tells new from still, and mended from unproven', () => {
  const findings = find(broken('limit', 'listEvaluations', { cause: 'old' }, { cause: 'other' }));
  const operations: OperationId[] = ['listEvaluations', 'listOwnEvaluations'];
  const results = [
    { id: 'limit', operation: 'listEvaluations', verdict: 'broken' },
    { id: 'total-pages', operation: 'listEvaluations', verdict: 'kept' },
    { id: 'stable-order', operation: 'listEvaluations', verdict: 'kept' },
    { id: 'stable-order', operation: 'listOwnEvaluations', verdict: 'not proven' },
  ] as const;
  const compared = withBaseline(
    findings,
    [
      { id: 'old', rules: ['limit'], operations },
      { id: 'gone', rules: ['limit', 'total-pages'], operations },
      { id: 'not-checked', rules: ['creates'], operations: ['register'] },
      { id: 'not-proven', rules: ['stable-order'], operations },
    ],
    [...results],
  );
  expect(compared.findings.map(({ id, state }) => [id, state])).toEqual([
    ['old', 'still'],
    ['other', 'new'],
  ]);
  expect(compared.mended).toEqual(['gone']);
});
