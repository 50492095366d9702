import { gunzipSync } from 'node:zlib';
import type { Fault } from './fault';
import { createAnswer, ORIGIN } from '../../../mocks/runtimes/http/answer';
import { startHost } from '../../../mocks/runtimes/http/host';
import { readContract } from '../../../contract/document';
import { toFindings } from '../findings/findings';
import { createRedactor } from '../findings/secrets';
import { runRules } from '../run';

const document = readContract();

/** Milliseconds. Only the fault of a host that is too slow is waited for. */
const TIMEOUT = { late: 500, other: 10_000 };

const isLate = ({ rules }: Fault) => rules.includes('in-time');

/** The host without a network, which takes half the time. */
function inProcess(fault: Fault): typeof fetch {
  const answer = createAnswer({ createLayer: fault.start });
  return async (input, init) => {
    const response = await answer(new Request(input, init));
    const { status, headers } = response;
    if (headers.get('Content-Encoding') !== 'gzip') return response;
    const body = gunzipSync(Buffer.from(await response.arrayBuffer()));
    return new Response(body, { status, headers });
  };
}

/** A host that does not answer, or not in time, needs a network. */
async function connect(fault: Fault) {
  if (!isLate(fault)) {
    return { url: ORIGIN, fetch: inProcess(fault), close: () => Promise.resolve() };
  }
  const host = await startHost({ host: '127.0.0.1', port: 0, createLayer: fault.start });
  return { url: `http://127.0.0.1:${host.port}`, close: host.close };
}

/** Runs all rules against a host with this fault: they find it, and nothing else. */
export async function expectToBeFound(fault: Fault) {
  const { rules, also = [], needs } = fault;
  const { close, ...host } = await connect(fault);
  const { broken } = await runRules({
    ...host,
    document,
    email: 'mario.manager@example.com',
    password: 'demo-manager',
    origin: needs === 'origin' ? 'https://app.example.com' : undefined,
    mayWrite: needs === 'write',
    only: undefined,
    rate: Infinity,
    timeout: isLate(fault) ? TIMEOUT.late : TIMEOUT.other,
    signal: new AbortController().signal,
    hide: () => undefined,
    // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for the promise
  }).finally(close);

  expect(broken.map(({ rule }) => rule.id)).toEqual(expect.arrayContaining([...rules]));
  const findings = toFindings(broken, (clause) => clause, createRedactor([]));
  const falseOnes = findings.filter(
    (finding) => !finding.rules.some((rule) => [...rules, ...also].includes(rule)),
  );
  expect(falseOnes).toEqual([]);
}
