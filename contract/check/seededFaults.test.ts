import { FAULTS } from '../../mocks/faults/faults';
import { startHost } from '../../mocks/hosts/host';
import { server } from '../../mocks/hosts/node';
import { readContract } from '../document';
import { toFindings } from './findings/findings';
import { createRedactor } from './findings/secrets';
import { runRules } from './run';

/** The requests of these tests use real sockets. */
beforeAll(() => {
  server.close();
});

const document = readContract();

/** Milliseconds: less than the answer that never comes in time, and much more than any other. */
const TIMEOUT = 1_500;

test.each(FAULTS.map((fault) => [fault.id, fault] as const))('%s', async (_id, fault) => {
  const { rules, also = [], needs } = fault;
  const host = await startHost({
    host: '127.0.0.1',
    port: 0,
    scenario: 'default',
    latency: 0,
    fault,
  });
  try {
    const { broken } = await runRules({
      url: `http://127.0.0.1:${host.port}`,
      document,
      email: 'mario.manager@example.com',
      password: 'demo-manager',
      origin: needs === 'origin' ? 'https://app.example.com' : undefined,
      mayWrite: needs === 'write',
      only: undefined,
      rate: 100_000,
      timeout: TIMEOUT,
      signal: new AbortController().signal,
      hide: () => undefined,
    });
    expect(broken.map(({ rule }) => rule.id)).toEqual(expect.arrayContaining([...rules]));
    const findings = toFindings(broken, (clause) => clause, createRedactor([]));
    const falseOnes = findings.filter(
      (finding) => !finding.rules.some((rule) => [...rules, ...also].includes(rule)),
    );
    expect(falseOnes).toEqual([]);
  } finally {
    await host.close();
  }
});
