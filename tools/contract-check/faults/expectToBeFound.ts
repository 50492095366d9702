import type { Fault } from './fault';
import { startHttpServer } from '../../../mocks/runtimes/http/httpServer';
import { toFindings } from '../findings/findings';
import { createRedactor } from '../findings/secrets';
import { runInProcess } from './inProcess';

/** Only the fault of a slow host needs a network and a wait. `timeout` is in milliseconds. */
async function overHttp({ start }: Fault) {
  const { port, close } = await startHttpServer({ host: '127.0.0.1', port: 0, createLayer: start });
  return { url: `http://127.0.0.1:${port}`, timeout: 500, close };
}

/** Runs all rules against a host with this fault. They must find it, and nothing else. */
export async function expectToBeFound(fault: Fault) {
  const { rules, also = [], needs } = fault;
  const { close, ...host } = rules.includes('in-time') ? await overHttp(fault) : {};
  const { broken } = await runInProcess(fault.start, {
    ...host,
    origin: needs === 'origin' ? 'https://app.example.com' : undefined,
    mayWrite: needs === 'write',
    // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for the promise
  }).finally(close);

  expect(broken.map(({ rule }) => rule.id)).toEqual(expect.arrayContaining([...rules]));
  const others = broken.flatMap(({ rule, problems }) =>
    problems.flatMap(({ effect = rule.effects[0] }) =>
      rule.effects.includes(effect) ? [] : [`${rule.id}: ${effect}`],
    ),
  );
  expect(others).toEqual([]);
  const findings = toFindings(broken, (clause) => clause, createRedactor([]));
  const falseOnes = findings.filter(
    (finding) => !finding.rules.some((rule) => [...rules, ...also].includes(rule)),
  );
  expect(falseOnes).toEqual([]);
}
