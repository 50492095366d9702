import type { Locator } from '@playwright/test';
import { dialog, expect, signIn, test } from '../support/fixtures';

async function expectEdge(of: Locator) {
  await expect(of).toHaveCSS('border-top-style', 'solid');
  await expect(of).not.toHaveCSS('border-top-width', '0px');
}

/**
 * Returns the colours of the background and the text. The browser forces a colour but not its opacity, so invisible
 * colours may differ.
 */
const colors = (of: Locator) =>
  of.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return [backgroundColor, color].map((text) => text.match(/\d+/g)?.slice(0, 3).join());
  });

test('no part depends on a background or a shadow in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'Manager');

  await test.step('the current page is highlighted', async () => {
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect(await colors(links.first())).not.toEqual(await colors(links.nth(1)));
    const pages = page.getByRole('navigation', { name: 'pagination' });
    expect(await colors(pages.getByRole('button', { name: 'page 1', exact: true }))).not.toEqual(
      await colors(pages.getByRole('button', { name: 'Go to page 2' })),
    );
  });

  await test.step('the primary button differs from other buttons, and a dialog has an edge', async () => {
    await page.getByRole('button', { name: 'Add Employee' }).click();
    const form = dialog(page, 'Add New Employee');
    await expectEdge(form);
    const save = form.getByRole('button', { name: 'Save' });
    expect(await colors(save)).not.toEqual(
      await colors(form.getByRole('button', { name: 'Cancel' })),
    );
    await page.keyboard.press('Shift+Tab');
    await expect(save).toBeFocused();
    await expect(save).toHaveCSS('outline-style', 'solid');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toBeHidden();
  });

  await test.step('a menu has an edge, and its choice is highlighted', async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await expectEdge(page.locator('.MuiPaper-root', { has: page.getByRole('menu') }));
    const options = page.getByRole('menuitemradio');
    expect(await colors(options.first())).not.toEqual(await colors(options.nth(1)));
    await page.keyboard.press('Escape');
  });

  await test.step('a score has a border', async () => {
    await page.goto('./evaluations');
    await expectEdge(page.locator('.scored').first());
  });

  await test.step('the focus is visible in a field', async () => {
    await page.goto('./');
    const field = page.getByLabel('Search employees');
    await field.focus();
    await expect(page.locator('.MuiOutlinedInput-root', { has: field })).toHaveCSS(
      'outline-style',
      'solid',
    );
  });
});
