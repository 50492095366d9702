import puppeteer, { ElementHandle } from 'puppeteer-core';
import type { Engine, EngineOptions, FoundElement } from './engine';
import { locate, selectAll, takeRecorded } from './inPage';
import { FIREFOX } from './programs';

/** Matches the errors of Puppeteer and Firefox for an element that was removed from the page. */
const STALE_ELEMENT =
  /Node is either not clickable or not an Element|Node is detached|no such node/;

/** Starts Firefox over WebDriver BiDi. */
export async function startFirefox({ downloads }: EngineOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      // The value 2 means the folder above.
      'browser.download.folderList': 2,
    },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`Uncaught: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console.error: ${message.text()}`);
  });

  async function fill(element: ElementHandle, text: string) {
    await element.click();
    await element.evaluate(selectAll);
    await page.keyboard.press('Delete');
    await page.keyboard.type(text);
  }

  return {
    async open(address) {
      await page.goto(address);
    },
    async find(target): Promise<FoundElement | undefined> {
      const element = await page.evaluateHandle(locate, target);
      if (!(element instanceof ElementHandle)) return undefined;
      return { click: () => element.click(), fill: (text) => fill(element, text) };
    },
    isStaleElementError: (failure) =>
      failure instanceof Error && STALE_ELEMENT.test(failure.message),
    evaluate: (read) => page.evaluate(read),
    takeProblems: async () => [...problems.splice(0), ...(await page.evaluate(takeRecorded))],
    close: () => browser.close(),
  };
}
