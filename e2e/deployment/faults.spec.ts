import type { Page, Route } from '@playwright/test';
import { addSession, dialog, expect, signIn, test } from '../support/fixtures';
import { listen } from '../support/listen';

/** These failures need a browser's real network stack. `test/failures/` has the others. */

// This is a single expression, because Playwright takes the second element of an array for the options of the fixture.
test.use({
  expectedErrors: [/net::ERR_|status of 500|Error fetching employees|Failed to fetch evaluations/],
});

const TIMED_OUT = 'timeout of 30000ms exceeded';
const NO_RESPONSE = 'a server that never responds';

/** A network failure, with the message of the error that axios throws. */
type Failure = [name: string, fail: (route: Route) => Promise<void>, message: string];

/** The ways in which a call gets no answer. */
const FAILURES: Failure[] = [
  ['a connection that is reset', (route) => route.abort('connectionreset'), 'Network Error'],
  [NO_RESPONSE, () => Promise.resolve(), TIMED_OUT],
  ['a connection that times out', (route) => route.abort('timedout'), 'Network Error'],
];

/** Reduces the timeout of 30 seconds (specification, Timeouts) to one. */
async function shortenTimeout(page: Page) {
  await page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window);
    const shortened = (run: () => void, wait?: number) =>
      setTimer(run, wait === 30_000 ? 1_000 : wait);
    Object.assign(window, { setTimeout: shortened });
  });
}

async function openFeedback(page: Page) {
  await page.getByRole('button', { name: 'Add Feedback' }).first().click();
  const form = dialog(page, 'Add Feedback');
  await form.getByLabel('Feedback').fill('And she listens.');
  return form;
}

test('a failed save is sent once, reports its failure, and can be retried', async ({ page }) => {
  await shortenTimeout(page);
  await addSession(page, 'Admin');
  await page.goto('evaluations');
  const form = await openFeedback(page);
  const save = form.getByRole('button', { name: 'Save' });
  for (const [name, fail, message] of FAILURES) {
    await test.step(name, async () => {
      let calls = 0;
      await page.route('**/api/feedback', (route) => {
        calls += 1;
        return fail(route);
      });
      await save.click();
      await expect(page.getByRole('alert')).toContainText(`Failed to save feedback: ${message}`);
      await expect(save).toBeEnabled();
      await expect(save).toBeFocused();
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

test('a failed read is requested three times and can be retried', async ({ page, context }) => {
  await signIn(page, 'Admin');
  // The retries wait for seconds, so the failures are tested in parallel.
  await Promise.all(
    FAILURES.map(async ([name, fail]) => {
      const tab = await context.newPage();
      const uncaught: string[] = [];
      tab.on('pageerror', (error) => uncaught.push(error.message));
      if (name === NO_RESPONSE) await shortenTimeout(tab);
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

test('the first read, which the entry prefetches, fails like any other read', async ({ page }) => {
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

/** Creates a response with a list of employees of 20 MB. */
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

/**
 * Answers calls to an operation from a server. `route.fulfill` would send the body through the
 * connection of the test, which takes longer than the 30 seconds of a call on a busy machine.
 */
async function answerFromServer(page: Page, url: string, status: number, answer: unknown) {
  const body = JSON.stringify(answer);
  const server = await listen(0, (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(body);
  });
  await page.route(url, (route) => route.continue({ url: server.origin }));
  return server;
}

test('a response of 20 MB is shown, and an error message of 20 MB is shortened', async ({
  page,
}) => {
  await signIn(page, 'Admin');
  const { count, body } = heavyList();
  const lists = await answerFromServer(page, '**/api/employees', 200, body);
  await page.reload();
  await expect(page.getByText(`${count.toLocaleString('en-GB')} employees`)).toBeVisible();
  await page.getByLabel('Search employees').fill('name.77@');
  await expect(page.getByText('name.77@example.com')).toBeVisible();

  await page.goto('evaluations');
  const form = await openFeedback(page);
  const refusal = { message: 'y'.repeat(TWENTY_MEGABYTES) };
  const refusals = await answerFromServer(page, '**/api/feedback', 500, refusal);
  await form.getByRole('button', { name: 'Save' }).click();
  const cut = `Failed to save feedback: ${'y'.repeat(200)}`;
  await expect(page.getByRole('alert').getByText(cut, { exact: true })).toBeVisible();
  await expect(form.getByText(cut, { exact: true })).toBeVisible();
  await expect(form.getByLabel('Feedback')).toHaveValue('And she listens.');
  lists.close();
  refusals.close();
});
