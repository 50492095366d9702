import '../../mocks/runtimes/withoutWebStorage';
import { readFileSync, writeFileSync } from 'node:fs';
import process, { argv, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { demoAccount } from '../../mocks/demoAccounts';
import { issueToken } from '../../mocks/handlers/tokens';
import { startHttpServer } from '../../mocks/runtimes/http/httpServer';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium';
import { doActions } from './actions';
import { compare, toBudget, toRow, type Budgets } from './budgets';
import { describeFunctions } from './functions';
import { createMeter, type Work } from './meter';

/**
 * `npm run work` counts what actions cost in `dist/`, prints it, and fails if one costs more than its budget. With
 * `--update`, the counts become the budgets. With `--top NUMBER` it also prints the functions that each action calls most.
 * With `--employees NUMBER` it only prints.
 */
const BUDGETS = 'e2e/work/budgets.json';

/** The number is that of the scenario `large` of `npm run api`. */
const EMPLOYEES = '10000';

const { values: options } = parseArgs({
  args: argv.slice(2),
  options: {
    employees: { type: 'string', default: EMPLOYEES },
    top: { type: 'string', default: '0' },
    update: { type: 'boolean', default: false },
  },
});
const print = (text: string) => stdout.write(`${text}\n`);

const here = { host: '127.0.0.1', port: 0 };
const seed = { employees: Number(options.employees), evaluations: 400 };
const api = await startHttpServer({ ...here, latency: 0, mock: { seed } });
const site = await preview({ configFile: false, preview: here });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: CHROMIUM_ARGUMENTS,
});
const page = await browser.newPage({
  baseURL: site.resolvedUrls?.local[0] ?? '',
  viewport: { width: 1280, height: 800 },
  locale: 'en-GB',
  timezoneId: 'UTC',
  // The browser computes styles for each frame of an animation.
  reducedMotion: 'reduce',
});
await page.addInitScript(
  (token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('role', 'Admin');
  },
  issueToken(demoAccount('Admin')),
);
const meter = await createMeter(page, `http://127.0.0.1:${api.port}`);

const works = new Map<string, Work>();
await doActions(page, meter.rest, async (action, act) => {
  const work = await meter.count(act);
  works.set(action, work);
  print(toRow(action, work.counts));
  if (options.top !== '0') print(await describeFunctions(work.functions, Number(options.top)));
});
await Promise.all([browser.close(), site.close(), api.close()]);

const isBudgeted = options.employees === EMPLOYEES;
if (isBudgeted && options.update) {
  const budgets = Object.fromEntries(
    Array.from(works, ([action, { counts }]) => [action, toBudget(counts)]),
  );
  writeFileSync(BUDGETS, `${JSON.stringify(budgets, undefined, 2)}\n`);
} else if (isBudgeted) {
  const budgets = JSON.parse(readFileSync(BUDGETS, 'utf8')) as Budgets;
  for (const [action, { counts, functions }] of works) {
    const { over, under } = compare(counts, budgets[action]);
    if (under.length > 0) {
      print(`\n${action}: ${under.join(', ')}. Lower its budget: npm run work -- --update`);
    }
    if (over.length === 0) continue;
    process.exitCode = 1;
    print(`\nFAILED ${action}: ${over.join(', ')}. It calls these functions most:`);
    print(await describeFunctions(functions, 8));
  }
  for (const action of Object.keys(budgets).filter((name) => !works.has(name))) {
    process.exitCode = 1;
    print(`\nFAILED ${action}: it has a budget, but is not counted.`);
  }
}
