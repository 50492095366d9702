import type { Page } from '@playwright/test';
import { choose, dialog, expect, signIn, test } from '../support/fixtures';

/**
 * Translates like Chrome and Edge: moves each text, and later each new one, into `<font><font>`. Texts that React keeps
 * would be out of its reach (src/i18n/createI18n.ts).
 */
function translate() {
  const move = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node);
    if (root instanceof Text) texts.push(root);
    for (const text of texts) {
      const { parentElement } = text;
      if (
        !parentElement ||
        parentElement.closest('font, style, script, svg, textarea, [translate=no]')
      )
        continue;
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      text.parentNode?.replaceChild(font, text);
      font.append(document.createElementNS('http://www.w3.org/1999/xhtml', 'font'));
      font.firstChild?.appendChild(text);
    }
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') move(target);
      addedNodes.forEach(move);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  move(document.body);
}

const failWith = (page: Page, url: string, method: string) =>
  page.route(url, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { message: 'The disk is full' } })
      : route.fallback(),
  );

test.use({ expectedErrors: [/500|Error fetching/] });

test('search, paging, saving and failures work on a translated page', async ({ page }) => {
  await signIn(page, 'Admin');
  await page.evaluate(translate);
  const table = page.getByRole('table', { name: 'Employees' });
  await expect(table.locator('font').first()).toBeVisible();
  const search = page.getByLabel('Search employees');
  await search.pressSequentially('ada', { delay: 20 });
  await expect(table.locator('mark').first()).toHaveText(/ada/i);
  await expect(table).toContainText('Ada Okafor');
  await search.fill('example');
  for (const target of ['page 2', 'page 6', 'page 1']) {
    await page.getByRole('button', { name: `Go to ${target}`, exact: true }).click();
    const current = page.getByRole('button', { name: target, exact: true });
    await expect(current).toHaveText(target.slice(-1));
  }

  await page.getByRole('button', { name: 'Add Evaluation' }).first().click();
  const create = dialog(page, 'Create Evaluation');
  await expect(create.getByText(/Earlier evaluations \(\d+\)/)).toBeVisible();
  await failWith(page, '**/api/evaluations', 'POST');
  await create.getByLabel('Note').fill('Kind');
  await create.getByLabel('Score').fill('8');
  await create.getByRole('button', { name: 'Save' }).click();
  await expect(create.getByText('The disk is full')).toBeVisible();
  await create.getByLabel('Note').press('End');
  await create.getByLabel('Note').pressSequentially('!');
  await expect(create.getByText('The disk is full')).toBeHidden();
  await expect(create.getByLabel('Note')).toHaveValue('Kind!');
  await page.unroute('**/api/evaluations');
  await create.getByRole('button', { name: 'Save' }).click();
  await expect(create).toBeHidden();

  await choose(page, 'My Evaluations');
  const notes = page.getByLabel('Search evaluations');
  await notes.pressSequentially('team', { delay: 20 });
  await expect(page.locator('mark').first()).toHaveText(/team/i);
  await notes.fill('goal');
  await expect(page.locator('mark').first()).toHaveText(/goal/i);
  await notes.fill('');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(page.getByText('Something went wrong')).toBeHidden();
});
