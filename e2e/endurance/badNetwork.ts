import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

/** The ways in which a call fails. */
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

/** Percent of the calls. */
const FAILING = 10;

/** Milliseconds. */
const LONGEST_DELAY = 400;

/** What happens to this call. The seed decides, so the order of the calls does not matter. */
function outcomeOf(seed: number, call: string) {
  const digest = createHash('sha256').update(`${seed} ${call}`).digest();
  const fails = digest.readUInt16BE(0) % 100 < FAILING;
  return {
    delay: digest.readUInt16BE(2) % LONGEST_DELAY,
    fail: fails ? FAILURES[digest.readUInt16BE(4) % FAILURES.length] : undefined,
  };
}

/** Delays every call, and fails one in ten. Returns a count, and a function that ends it. */
export async function breakNetwork(page: Page, seed: number) {
  const counts = new Map<string, number>();
  const done = { calls: 0, failed: 0 };

  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const kind = `${request.method()} ${new URL(request.url()).pathname}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const { delay, fail } = outcomeOf(seed, `${kind} ${count}`);
    done.calls += 1;
    if (fail) done.failed += 1;
    await new Promise((resolve) => setTimeout(resolve, delay));
    // The page may have aborted the call.
    await (fail ? fail(route) : route.continue()).catch(() => undefined);
  });

  return { done, repair: () => page.unrouteAll({ behavior: 'wait' }) };
}
