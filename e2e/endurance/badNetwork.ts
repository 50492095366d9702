import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

/** What becomes of a call that fails. */
const FAILURES: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort('connectionreset'),
  (route) => route.fulfill({ status: 500, json: { message: 'Out of order' } }),
  (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' }),
  (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, json: {} }),
  (route) => route.fulfill({ status: 403, json: { message: 'Not for you' } }),
  (route) => route.fulfill({ status: 404, json: { message: 'Not here' } }),
  (route) => route.fulfill({ status: 401, json: { message: 'Please sign in' } }),
  (route) => route.fulfill({ contentType: 'application/json', body: '{"employees": [' }),
  (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hello</p>' }),
  (route) => route.fulfill({ json: null }),
  (route) => route.fulfill({ json: { employees: [null], evaluations: [{ score: 'ten' }] } }),
  (route) => route.fulfill({ contentType: 'application/json', body: '' }),
];

/** Of a hundred calls. */
const FAILING = 10;

/** Milliseconds. */
const LONGEST_DELAY = 400;

/** What the network does to this call: told by the seed, in whatever order calls come. */
function fateOf(seed: number, call: string) {
  const digest = createHash('sha256').update(`${seed} ${call}`).digest();
  const fails = digest.readUInt16BE(0) % 100 < FAILING;
  return {
    delay: digest.readUInt16BE(2) % LONGEST_DELAY,
    fail: fails ? FAILURES[digest.readUInt16BE(4) % FAILURES.length] : undefined,
  };
}

/** A line on which each call takes its time and one in ten fails. Answers how to mend it, and what was done. */
export async function spoilNetwork(page: Page, seed: number) {
  const counts = new Map<string, number>();
  const done = { calls: 0, failed: 0 };

  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const kind = `${request.method()} ${new URL(request.url()).pathname}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const { delay, fail } = fateOf(seed, `${kind} ${count}`);
    done.calls += 1;
    if (fail) done.failed += 1;
    await new Promise((resolve) => setTimeout(resolve, delay));
    // The page may have given the call up.
    await (fail ? fail(route) : route.continue()).catch(() => undefined);
  });

  return { done, mend: () => page.unrouteAll({ behavior: 'wait' }) };
}
