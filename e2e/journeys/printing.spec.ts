import { expect, signIn, test } from '../support/fixtures';
import { unreadable } from '../support/readability';
import { SCREENS } from '../support/screens';

/** The width of A4 paper without its margins. */
const PAPER = { width: 718, height: 1000 };

/** The buttons of a table's header are the names of its columns. */
const CONTROLS = ['button:not(th button)', 'input', 'select', 'header', '[role="combobox"]']
  .map((control) => `${control}:visible`)
  .join();

test('a printed page has its content whole and no controls', async ({ page }) => {
  const faults: string[] = [];
  await signIn(page, 'Manager');
  for (const { path, shown } of SCREENS) {
    if (path === './results') continue;
    await page.emulateMedia({ media: null });
    await page.goto(path);
    await expect(shown(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    for (const viewport of [{ width: 1280, height: 800 }, PAPER]) {
      await page.setViewportSize(viewport);
      // A person prints from a wide window: the page is laid out again on paper, but not rendered again.
      await page.evaluate(({ width }) => {
        document.body.style.width = `${width}px`;
      }, PAPER);
      const place = `${path} from ${viewport.width} px`;
      const found = await unreadable(page, { onPaper: true });
      faults.push(...found.map((fault) => `${place}, ${fault}`));
      const controls = await page.locator(CONTROLS).allInnerTexts();
      faults.push(...controls.map((control) => `${place}, control: ${control}`));
    }
  }
  expect(faults).toEqual([]);
});
