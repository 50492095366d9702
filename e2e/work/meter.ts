import type { Page, Route } from '@playwright/test';
import { buildSync } from 'esbuild';
import { REFERENCE_DATE } from '../../mocks/seed/random';
import type { Counts } from './budgets';
import type { Called } from './functions';

export interface Work {
  counts: Counts;
  /** The called functions, the most called first. */
  functions: Called[];
}

/** A part of the address of each call of the API. */
const CALL = '/api/';

/** Milliseconds that are longer than any answer of the API stays fresh. */
const BETWEEN_ACTIONS = 2 * 60_000;

/** Counts the work of actions on a page that is not open yet. The calls of the page are answered by the server `api`. */
export async function createMeter(page: Page, api: string) {
  const { outputFiles } = buildSync({
    entryPoints: ['e2e/work/inPage.ts'],
    format: 'iife',
    bundle: true,
    write: false,
  });
  let clock = REFERENCE_DATE.getTime();
  const setClock = `work.setClock(${clock})`;
  await page.addInitScript({ content: `${outputFiles[0]?.text ?? ''}\n${setClock}` });

  /** The requests without an answer. */
  const pending = new Set<object>();
  let files = 0;
  page.on('request', (request) => {
    pending.add(request);
    if (!request.url().includes(CALL)) files += 1;
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const calls: Route[] = [];
  await page.route(`**${CALL}**`, (route) => {
    calls.push(route);
  });

  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('Profiler.enable');
  await client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

  /**
   * Waits until the page has nothing left to do. Each call is answered alone, while the page is at rest: how many answers
   * React renders at once, and which is first, would otherwise depend on the machine.
   */
  async function rest() {
    for (;;) {
      const before = files;
      await page.evaluate(() => window.work.rest());
      if (files !== before || pending.size > calls.length) continue;
      const call = calls.shift();
      if (!call) return;
      const { pathname, search } = new URL(call.request().url());
      await call.continue({ url: api + pathname + search });
    }
  }

  async function totals() {
    const { components, mutations } = await page.evaluate(() => window.work);
    const { metrics } = await client.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? 0;
    return { components, mutations, styles: metric('RecalcStyleCount') + metric('LayoutCount') };
  }

  /** Returns the functions that were called since the last time. */
  async function called(): Promise<Called[]> {
    const { result } = await client.send('Profiler.takePreciseCoverage');
    // The scripts of Playwright and of the meter have no address.
    const scripts = result.filter(({ url }) => url.startsWith('http'));
    return scripts.flatMap(({ url, functions }) =>
      functions.flatMap(({ functionName: name, ranges: [range] }) =>
        range && range.count > 0
          ? [{ count: range.count, name, file: new URL(url).pathname, offset: range.startOffset }]
          : [],
      ),
    );
  }

  return {
    rest,
    /** Counts what the page does from the action until it is at rest. */
    async count(act: () => Promise<unknown>): Promise<Work> {
      await rest();
      clock += BETWEEN_ACTIONS;
      await page.evaluate((time) => {
        window.work.setClock(time);
      }, clock);
      const before = await totals();
      await called();
      await act();
      await rest();
      const functions = (await called()).sort((a, b) => b.count - a.count);
      const after = await totals();
      const counts = {
        calls: functions.reduce((sum, { count }) => sum + count, 0),
        components: after.components - before.components,
        mutations: after.mutations - before.mutations,
        styles: after.styles - before.styles,
      };
      return { counts, functions };
    },
  };
}
