import { readBaseline, toJson } from './json';
import { buildFinding, buildReport } from './sample';

test('the file has the documented schema', () => {
  const report = buildReport();
  const json: unknown = JSON.parse(toJson(report));
  const { rules, ...rest } = report;
  expect(json).toEqual({
    version: 2,
    ...rest,
    rules,
    totals: {
      kept: rules.filter((rule) => rule.verdict === 'kept').length,
      broken: 2,
      notProven: rules.filter((rule) => rule.verdict === 'not proven').length,
    },
  });
});

test('the file holds no character that a terminal obeys', () => {
  const got = '\u001b[2J\u009b31m\u007f\u202e\u2066\u200b \ud83d \n\t';
  const text = toJson(buildReport({ findings: [buildFinding({ got })] }));
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\u202e\u2066\u200b]/u);
  expect(JSON.parse(text)).toMatchObject({ findings: [{ got }] });
});

test('the file is a baseline', () => {
  expect(readBaseline(toJson(buildReport()))).toEqual([
    {
      id: 'the-oldest-evaluation-comes-first',
      rules: ['newest-first'],
      operations: ['listEvaluations', 'listOwnEvaluations'],
    },
  ]);
});

test.each([
  ['', 'The baseline is no JSON.'],
  ['<html>\n', 'The baseline is no JSON.'],
  ['null', 'The baseline is no report of this command. Write one with --json.'],
  ['[]', 'The baseline is no report of this command. Write one with --json.'],
  ['{"findings":[]}', 'The baseline is no report of this command. Write one with --json.'],
  ['{"version":2}', 'The baseline is no report of this command. Write one with --json.'],
  ['{"version":1,"findings":[]}', 'The baseline has version 1, and this command reads 2.'],
  ['{"version":2,"findings":[null]}', 'The baseline has a finding without an id.'],
  ['{"version":2,"findings":[{"id":1}]}', 'The baseline has a finding without an id.'],
])('%s is refused', (text, message) => {
  expect(() => readBaseline(text)).toThrow(new Error(message));
});
