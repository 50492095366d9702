import type { Page } from '@playwright/test';

/** Returns a session that can act on the page like the developer tools. */
export async function developerTools(page: Page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('ServiceWorker.enable');
  await tools.send('Network.enable');
  return tools;
}

/** Keeps the worker busy for two seconds, so that it passes requests to the mock later. Resolves after that. */
export async function delayWorker(page: Page) {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    const end = Date.now() + 2_000;
    while (Date.now() < end);
  });
}
