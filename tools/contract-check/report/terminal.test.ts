import { EFFECTS } from '../effects';
import { buildFinding, buildHostileReport, buildReport } from './sample';
import { toTerminal } from './terminal';

const SETTINGS = { color: false, verbose: false };
const plain = (overrides = {}, verbose = false) =>
  toTerminal(buildReport(overrides), { color: false, verbose });
const ESCAPE = '\u001b';

/** The places of these parts in a text are in this order. */
function expectInOrder(text: string, parts: string[]) {
  const places = parts.map((part) => [part, text.replace(/\s+/g, ' ').indexOf(part)] as const);
  expect(places.filter(([, place]) => place < 0)).toEqual([]);
  expect(places).toEqual(places.toSorted(([, a], [, b]) => a - b));
}

test('the report in its order', () => {
  const where = ['GET /api/a', 'GET /api/b', 'POST /api/a'];
  const findings = [
    buildFinding(),
    buildFinding({ where, changes: ['a', 'b', 'c', 'd'], state: 'still', pointer: '' }),
  ];
  const text = plain({ isPartial: true, findings });
  expectInOrder(text, [
    'staging.example.com/hr',
    '212 calls · 38.1 s',
    'The run was stopped. This report is partial.',
    '2 causes, worst first',
    '1. looks odd new: The newest evaluation comes first: GET /api/evaluations, GET /api/evaluations/evaluator 2.',
    '2. looks odd still: a; b; c and 1 more: GET /api/a, GET /api/b and 1 more',
    `1. ${EFFECTS['wrong order'].says} Expected 2026-01-02T00:00:00Z or earlier`,
    '(openapi.yaml:153)',
    'Got 2026-01-03T00:00:00Z, at /evaluations/1/createdAt',
    `curl -sS -i -X GET 'https://staging.example.com/hr/api/evaluations?page=1' -H "Authorization: Bearer $TOKEN"`,
    'Change a; b; c; d Where GET /api/a, /api/b; POST /api/a Expected',
    'Kept: ',
    '--verbose lists them.',
    'Not proven: ',
    'The run may not write. Would prove it: a run with --write.',
    'Created on the host, which the contract cannot delete: 1',
    '- evaluation e-1: contract-check-1763877000',
    'Mended since the baseline: 1',
  ]);
  expect(text).not.toMatch(/Told|opens|createFeedback/);
});

test('more is said if asked for', () => {
  expectInOrder(plain({}, true), [
    'Finding the-oldest-evaluation-comes-first (newest-first)',
    'Kept: ',
    'opens, unknown-id, strange-id: getEmployee, getEvaluation,',
    'Not proven: ',
    '17 The run may not write',
    ': createFeedback',
    'Told, not judged: 1',
    '- It answers 404.',
    'listEmployees 12 successes, 3 declared errors',
    'createFeedback 0 successes, 0 declared errors',
  ]);
});

test('a run without findings says so, and no empty section', () => {
  const clean = buildReport().rules.map((rule) => ({ ...rule, verdict: 'kept' }));
  const text = plain({ findings: [], mended: [], created: [], rules: clean });
  expect(text).toContain('Nothing is broken.');
  expect(text).not.toMatch(/Not proven|Created|Mended|partial|causes/);
});

test('no line of the details but that of curl is wider than 100 columns', () => {
  const got = `${'word '.repeat(40)}${'x'.repeat(200)}`;
  const text = plain({ findings: [buildFinding({ got, where: Array(20).fill('GET /api/x') })] });
  const wide = text.split('\n').filter((line) => line.length > 100 && !line.includes('curl '));
  expect(wide).toEqual([]);
  expect(text.replace(/\s/g, '')).toContain('x'.repeat(200));
});

test('colours come only if asked for', () => {
  expect(plain()).not.toContain(ESCAPE);
  const colored = toTerminal(buildReport(), { color: true, verbose: false });
  expect(colored).toContain(ESCAPE);
  expect(colored.replace(new RegExp(`${ESCAPE}\\[\\d+m`, 'g'), '')).toBe(plain());
});

test('texts of a host cannot act on the terminal', () => {
  const hostile = `${ESCAPE}[2J\u009b31m\u0007\r\n\u202eevil\u200b`;
  for (const verbose of [false, true]) {
    const text = toTerminal(buildHostileReport(hostile), { ...SETTINGS, verbose });
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e\u200b]/u);
    expect(text).toContain('\\u001b[2J\\u009b31m\\u0007\\r\\n\\u202eevil');
  }
});
