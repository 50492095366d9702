import { consequencesOf } from '../effects';
import type { Finding, Report, Result } from '../model';
import { RULES } from '../rules';

/** A report for tests: one finding of two operations, one unproven operation, something told and created. */
export function buildReport(overrides: Partial<Report> = {}): Report {
  const rules: Result[] = RULES.flatMap((rule) =>
    rule.operations.map((operation): Result => {
      const { id, says, clause, effects } = rule;
      const result = { id, operation, says, clause, ...consequencesOf([effects[0]]) };
      if (id === 'newest-first' && operation !== 'listEmployeeEvaluations') {
        return { ...result, verdict: 'broken' };
      }
      if (operation === 'createFeedback') {
        const [why, proof] = ['The run may not write', 'a run with --write'];
        return { ...result, verdict: 'not proven', why, proof };
      }
      if (id === 'statistics-none') return { ...result, verdict: 'kept', said: 'It answers 404.' };
      return { ...result, verdict: 'kept' };
    }),
  );
  return {
    url: 'https://staging.example.com/hr',
    startedAt: '2026-11-23T05:50:00.000Z',
    seconds: 38.14,
    calls: 212,
    waits: 0,
    isPartial: false,
    firstByte: { median: 12.4, worst: 310.2 },
    operations: [...new Set(rules.map((rule) => rule.operation))].map((id) => ({
      id,
      successes: id === 'createFeedback' ? 0 : 12,
      declaredErrors: id === 'createFeedback' ? 0 : 3,
    })),
    rules,
    findings: [buildFinding()],
    mended: ['created-at-is-missing'],
    created: ['evaluation e-1: contract-check-1763877000'],
    ...overrides,
  };
}

export function buildFinding(overrides: Partial<Finding> = {}): Finding {
  return {
    id: 'the-oldest-evaluation-comes-first',
    rules: ['newest-first'],
    operations: ['listEvaluations', 'listOwnEvaluations'],
    clauses: ['openapi.yaml:153'],
    ...consequencesOf(['wrong order']),
    where: ['GET /api/evaluations', 'GET /api/evaluations/evaluator'],
    changes: ['The newest evaluation comes first'],
    expected: '2026-01-02T00:00:00Z or earlier, after 2026-01-02T00:00:00Z',
    got: '2026-01-03T00:00:00Z',
    pointer: '/evaluations/1/createdAt',
    curl: `curl -sS -i -X GET 'https://staging.example.com/hr/api/evaluations?page=1' -H "Authorization: Bearer $TOKEN"`,
    state: 'new',
    ...overrides,
  };
}

/** A report in which every text of a host is this text. */
export function buildHostileReport(text: string): Report {
  const told = { says: text, clause: text, why: text, proof: text, said: text };
  const found = { id: text, changes: [text], screens: [text], expected: text, got: text };
  const finding = { ...found, pointer: text, curl: text, clauses: [text], where: [text] };
  return buildReport({
    ...{ url: text, startedAt: text, created: [text], mended: [text] },
    rules: buildReport().rules.map((rule) => ({ ...rule, ...told })),
    findings: [buildFinding(finding)],
  });
}
