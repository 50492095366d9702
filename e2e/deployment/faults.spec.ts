import type { Page, Route } from '@playwright/test';
import { dialog, expect, signIn, test } from '../support/fixtures';

/** What only a browser's own network can show; all else is in `src/app/faults.*.test.tsx`. */

// One expression: in a list of several, the second would be taken for a fixture's options.
test.use({
  expectedErrors: [/net::ERR_|status of 500|Error fetching employees|Failed to fetch evaluations/],
});

const TIMED_OUT = 'timeout of 30000ms exceeded';
const SILENCE = 'a server that keeps silent';

/** Ways in which a line fails, with what the browser makes of it. */
const LINES: [name: string, fail: (route: Route) => Promise<void>, words: string][] = [
  ['a connection that is reset', (route) => route.abort('connectionreset'), 'Network Error'],
  ['a connection that times out', (route) => route.abort('timedout'), TIMED_OUT],
  ['a connection that is refused', (route) => route.abort('connectionrefused'), 'Network Error'],
  ['a name that is not known', (route) => route.abort('namenotresolved'), 'Network Error'],
  ['an aborted request', (route) => route.abort('aborted'), 'Request aborted'],
  [SILENCE, () => Promise.resolve(), TIMED_OUT],
];

/** Lets the 30 seconds of decision 25 pass in two. */
async function hurry(page: Page) {
  await page.addInitScript(() => {
    const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      ...timeout,
      set(this: XMLHttpRequest, wanted: number) {
        timeout?.set?.call(this, wanted / 15);
      },
    });
  });
}

async function openFeedback(page: Page) {
  await page.getByRole('button', { name: 'Add Feedback' }).first().click();
  const form = dialog(page, 'Add Feedback');
  await form.getByLabel('Feedback').fill('And she listens.');
  return form;
}

test('a save over a line that fails is sent once, told, and can be repeated', async ({ page }) => {
  await hurry(page);
  await signIn(page, 'Admin');
  await page.goto('evaluations');
  const form = await openFeedback(page);
  const save = form.getByRole('button', { name: 'Save' });
  for (const [name, fail, words] of LINES) {
    await test.step(name, async () => {
      let calls = 0;
      await page.route('**/api/feedback', (route) => {
        calls += 1;
        return fail(route);
      });
      await save.click();
      await expect(page.getByText(`Failed to save feedback: ${words}`)).toBeVisible();
      await expect(save).toBeEnabled();
      await expect(form.getByLabel('Feedback')).toHaveValue('And she listens.');
      expect(calls).toBe(1);
      await page.unroute('**/api/feedback');
      await page.getByRole('button', { name: 'Close notification' }).click();
    });
  }
  await save.click();
  await expect(page.getByText('Feedback saved successfully')).toBeVisible();
  await expect(form).toBeHidden();
});

test('a read over a line that fails is asked for three times and can be tried again', async ({
  page,
  context,
}) => {
  await signIn(page, 'Admin');
  // The repeats take their seconds: all of them at once.
  await Promise.all(
    LINES.map(async ([name, fail]) => {
      const tab = await context.newPage();
      const uncaught: string[] = [];
      tab.on('pageerror', (error) => uncaught.push(error.message));
      if (name === SILENCE) await hurry(tab);
      let calls = 0;
      const reads = '**/api/evaluations/evaluator?*';
      await tab.route(reads, (route) => {
        calls += 1;
        return fail(route);
      });
      await tab.goto('evaluations');
      await expect(tab.getByText('No evaluations available.'), name).toBeVisible();
      await expect(tab.getByRole('progressbar'), name).toHaveCount(0);
      expect([name, calls]).toEqual([name, 3]);
      await tab.unroute(reads);
      await tab.getByRole('button', { name: 'Try again' }).click();
      await expect(tab.getByRole('table'), name).toBeVisible();
      expect(uncaught).toEqual([]);
      await tab.close();
    }),
  );
});

test('the first read of all, sent by the entry, fails as others do', async ({ page }) => {
  await signIn(page, 'Admin');
  await expect(page.getByText('57 employees')).toBeVisible();
  let calls = 0;
  await page.route('**/api/employees', (route) => {
    calls += 1;
    return route.abort('connectionreset');
  });
  await page.reload();
  await expect(page.getByText('No employees found.')).toBeVisible();
  expect(calls).toBe(3);
  await page.unroute('**/api/employees');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('57 employees')).toBeVisible();
});

const TWENTY_MEGABYTES = 20_000_000;

/** A list of employees that weighs so much. */
function heavyList() {
  const employee = (index: number) => ({
    _id: `employee-${index}`,
    name: `Name ${index}`,
    email: `name.${index}@example.com`,
    role: 'Employee',
    position: 'x'.repeat(100),
    evaluations: [],
  });
  const count = Math.ceil(TWENTY_MEGABYTES / JSON.stringify(employee(99_999)).length);
  return {
    count,
    body: { employees: Array.from({ length: count }, (_, index) => employee(index)) },
  };
}

test('answers of 20 MB are shown, and refusals of 20 MB cut', async ({ page }) => {
  await signIn(page, 'Admin');
  const { count, body } = heavyList();
  await page.route('**/api/employees', (route) => route.fulfill({ json: body }));
  await page.reload();
  await expect(page.getByText(`${count.toLocaleString('en-GB')} employees`)).toBeVisible();
  await page.getByLabel('Search employees').fill('name.77@');
  await expect(page.getByText('name.77@example.com')).toBeVisible();

  await page.goto('evaluations');
  const form = await openFeedback(page);
  await page.route('**/api/feedback', (route) =>
    route.fulfill({ status: 500, json: { message: 'y'.repeat(TWENTY_MEGABYTES) } }),
  );
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText(`Failed to save feedback: ${'y'.repeat(200)}`, { exact: true }),
  ).toBeVisible();
  await expect(form.getByLabel('Feedback')).toHaveValue('And she listens.');
});
