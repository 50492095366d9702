import type { Finding, Report, Result } from '../model';
import { SEVERITY_WORDS, stateOf, totalsOf, unprovenText } from './text';
import { visible } from '../visible';

/** A test suite for each operation, a test case for each of its rules. */
export function toJunit(report: Report): string {
  const suites = report.operations
    .map(({ id }) => ({ id, rules: report.rules.filter((rule) => rule.operation === id) }))
    .filter(({ rules }) => rules.length > 0);
  const total = attributes({
    name: `contract-check ${report.url}`,
    ...counts(report.rules),
    time: report.seconds.toFixed(3),
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${total}>`,
    ...suites.flatMap(({ id, rules }) => [
      `  <testsuite${attributes({ name: id, ...counts(rules), timestamp: report.startedAt })}>`,
      ...rules.map((rule) => testCase(rule, report.findings)),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase(rule: Result, findings: Finding[]): string {
  const children: string[] = [];
  if (rule.verdict === 'broken') {
    const own = findings.filter(
      (finding) => finding.rules.includes(rule.id) && finding.operations.includes(rule.operation),
    );
    const text = own.map(describe).join('\n\n');
    children.push(
      `<failure${attributes({ type: rule.severity, message: rule.says })}>${escape(text)}</failure>`,
    );
  } else if (rule.verdict === 'not proven') {
    const message = unprovenText(rule);
    children.push(`<skipped${attributes({ message })}/>`);
  }
  if (rule.said !== undefined) {
    children.push(`<system-out>${escape(visible(rule.said))}</system-out>`);
  }
  const open = `    <testcase${attributes({ classname: rule.operation, name: `${rule.id}: ${rule.says}` })}`;
  return children.length === 0 ? `${open}/>` : `${open}>${children.join('')}</testcase>`;
}

function describe(finding: Finding): string {
  return [
    `${finding.id} (${SEVERITY_WORDS[finding.severity]}${stateOf(finding, ', ')})`,
    `Screen: ${finding.screens.join(' ')}`,
    `Clause: ${finding.clauses.join(', ')}`,
    `Expected: ${finding.expected}`,
    `Got: ${finding.got}`,
    ...(finding.pointer === '' ? [] : [`At: ${finding.pointer}`]),
    ...(finding.curl === '' ? [] : [finding.curl]),
  ]
    .map(visible)
    .join('\n');
}

function counts(rules: Result[]) {
  const { broken, notProven } = totalsOf(rules);
  return { tests: rules.length, failures: broken, errors: 0, skipped: notProven };
}

function attributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escape(visible(String(value)))}"`)
    .join('');
}

function escape(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // XML forbids these even as references.
      .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
  );
}
