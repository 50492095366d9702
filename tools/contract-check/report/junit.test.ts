import { toJunit } from './junit';
import { buildFinding, buildHostileReport, buildReport } from './sample';

function parse(xml: string) {
  const page = new DOMParser().parseFromString(xml, 'application/xml');
  expect(page.querySelector('parsererror')?.textContent).toBeUndefined();
  return page;
}

test('a suite for each operation, a case for each rule', () => {
  const report = buildReport();
  const page = parse(toJunit(report));
  const suites = [...page.querySelectorAll('testsuites > testsuite')];
  expect(suites.map((suite) => suite.getAttribute('name'))).toEqual(
    report.operations.map((operation) => operation.id),
  );
  expect(page.querySelectorAll('testcase')).toHaveLength(report.rules.length);
  for (const element of [page.documentElement, ...suites]) {
    const counted = ['testcase', 'failure', 'skipped'].map(
      (n) => element.querySelectorAll(n).length,
    );
    const told = ['tests', 'failures', 'skipped'].map((n) => Number(element.getAttribute(n)));
    expect(told).toEqual(counted);
  }
});

test('a broken rule fails with its findings, an unproven one is skipped with its reason', () => {
  const page = parse(toJunit(buildReport()));
  const [first, second, ...rest] = page.querySelectorAll('failure');
  expect(rest).toEqual([]);
  for (const failure of [first, second]) {
    expect(failure?.getAttribute('message')).toBe('The newest evaluation comes first.');
    expect(failure?.textContent).toMatch(
      /^the-oldest-evaluation-comes-first \(looks odd, new\)\n[^]*At: \/evaluations\/1\/createdAt\ncurl /,
    );
  }
  expect(first?.closest('testcase')?.getAttribute('classname')).toBe('listEvaluations');
  expect(page.querySelector('skipped')?.getAttribute('message')).toBe(
    'The run may not write. Would prove it: a run with --write.',
  );
  expect(page.querySelector('system-out')?.textContent).toBe('It answers 404.');
});

test('hostile texts leave it valid', () => {
  const hostile = ']]><a b="c">&\'\u0000\u0008\u001b[2J\ufffe\uffff\ud800 \u009b<!--';
  const report = buildHostileReport(hostile);
  const findings = [buildFinding({ got: hostile })];
  const xml = toJunit({ ...report, findings });
  expect(parse(xml).querySelector('failure')?.textContent).toContain(`Got: ]]><a b="c">&'`);
  expect(xml.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\ufffe\uffff]/u);
});
