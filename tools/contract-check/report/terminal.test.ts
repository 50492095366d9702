import { EFFECTS } from '../effects';
import { buildFinding, buildHostileReport, buildReport } from './sample';
import { toTerminal } from './terminal';

const plain = (overrides = {}) => toTerminal(buildReport(overrides), { color: false });
const ESCAPE = '\u001b';

test('the report in its order', () => {
  const text = plain({ isPartial: true }).replace(/\s+/g, ' ');
  const places = [
    'staging.example.com/hr',
    'rules kept · 2 broken · ',
    '212 calls · 38.1 s',
    'The run was stopped. This report is partial.',
    'Declared error seen',
    'No success was seen for createFeedback.',
    '1 finding, the worst first',
    'the-oldest-evaluation-comes-first looks odd · new',
    'The newest evaluation comes first. (newest-first)',
    'openapi.yaml:153',
    EFFECTS['wrong order'].says,
    'listEvaluations, listOwnEvaluations',
    '/evaluations/1/createdAt',
    `curl -sS -i -X GET 'https://staging.example.com/hr/api/evaluations?page=1' -H "Authorization: Bearer $TOKEN"`,
    'Not proven: ',
    'The run may not write',
    'Would prove it: a run with --write',
    'createFeedback success-shape, ',
    'Told, not judged',
    'It answers 404.',
    'Created on the host, which the contract cannot delete: 1',
    '- evaluation e-1: contract-check-1763877000',
    'Mended since the baseline: 1',
  ].map((part) => [part, text.indexOf(part)] as const);
  expect(places.filter(([, place]) => place < 0)).toEqual([]);
  expect(places.map(([part]) => part)).toEqual(
    [...places].sort(([, a], [, b]) => a - b).map(([part]) => part),
  );
});

test('a run without findings says so, and no empty section', () => {
  const { operations, rules } = buildReport();
  const clean = rules.filter((rule) => !rule.said).map((rule) => ({ ...rule, verdict: 'kept' }));
  const text = plain({ findings: [], mended: [], created: [], rules: clean, operations });
  expect(text).toContain('Nothing is broken.');
  expect(text).not.toMatch(/Not proven:|Told|Created|Mended|partial/);
});

test('no line but that of curl is wider than 90 columns', () => {
  const got = `${'word '.repeat(40)}${'x'.repeat(200)}`;
  const text = plain({ findings: [buildFinding({ got })] });
  const wide = text.split('\n').filter((line) => line.length > 90 && !line.includes('curl '));
  expect(wide).toEqual([]);
  expect(text.replace(/\s/g, '')).toContain('x'.repeat(200));
});

test('colours come only if asked for', () => {
  expect(plain()).not.toContain(ESCAPE);
  const colored = toTerminal(buildReport(), { color: true });
  expect(colored).toContain(ESCAPE);
  expect(colored.replace(new RegExp(`${ESCAPE}\\[\\d+m`, 'g'), '')).toBe(plain());
});

test('texts of a host cannot act on the terminal', () => {
  const hostile = `${ESCAPE}[2J\u009b31m\u0007\r\n\u202eevil\u200b`;
  const text = toTerminal(buildHostileReport(hostile), { color: false });
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e\u200b]/u);
  expect(text).toContain('\\u001b[2J\\u009b31m\\u0007\\r\\n\\u202eevil');
});
