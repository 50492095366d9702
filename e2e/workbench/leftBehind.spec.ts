import { expect, signIn, test } from '../support/fixtures';

test.use({ expectedErrors: [/50[23]/] });

test('a worker that a demo has left behind delays no call, and goes', async ({ page }) => {
  await signIn(page, 'Manager');
  await expect(page.getByText('57 employees')).toBeVisible();
  await page.route('./', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A page without the mock</title>' }),
  );
  await page.goto('./');
  const call = await page.evaluate(async () => {
    const isControlled = navigator.serviceWorker.controller !== null;
    const start = performance.now();
    const { status } = await fetch('/api/employees');
    return { isControlled, status, took: performance.now() - start };
  });
  expect(call).toEqual({
    isControlled: true,
    status: expect.any(Number),
    took: expect.any(Number),
  });
  expect(call.took).toBeLessThan(2_000);
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registered).toBe(0);
});
