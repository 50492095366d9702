import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

/** The ways in which a request can fail. */
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

/** Percent of the requests that fail. */
const FAILURE_RATE = 10;

/** Milliseconds. */
const LONGEST_DELAY = 400;

/** Whether and how a request fails. It depends on the seed only, not on the order of the requests. */
function outcomeOf(seed: number, call: string) {
  const digest = createHash('sha256').update(`${seed} ${call}`).digest();
  const fails = digest.readUInt16BE(0) % 100 < FAILURE_RATE;
  return {
    delay: digest.readUInt16BE(2) % LONGEST_DELAY,
    fail: fails ? FAILURES[digest.readUInt16BE(4) % FAILURES.length] : undefined,
  };
}

/** Delays every request, and fails one in ten. Returns counters, and a function that restores the network. */
export async function breakNetwork(page: Page, seed: number) {
  const counts = new Map<string, number>();
  const stats = { calls: 0, failed: 0 };

  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const kind = `${request.method()} ${new URL(request.url()).pathname}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const { delay, fail } = outcomeOf(seed, `${kind} ${count}`);
    stats.calls += 1;
    if (fail) stats.failed += 1;
    await new Promise((resolve) => setTimeout(resolve, delay));
    // The page may have aborted the request.
    await (fail ? fail(route) : route.continue()).catch(() => undefined);
  });

  return { stats, restore: () => page.unrouteAll({ behavior: 'wait' }) };
}
