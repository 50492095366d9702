import type { Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium';
import { addSession, dialog, expect, signIn, test } from '../support/fixtures';
import { unreadable } from '../support/readability';
import { screensIn } from '../support/screens';
import { german } from '../support/texts';

const WIDEST = 1280;
const WIDTHS = [WIDEST, 768, 375];

// The words are longer than those of the other languages.
const { t } = german;

test.use({
  locale: german.locale,
  launchOptions: {
    executablePath: findChromium(),
    // This is the browser's own setting: a font size of the page would not change its media queries.
    args: [...CHROMIUM_ARGUMENTS, '--blink-settings=defaultFontSize=32'],
  },
});

/** Returns the faults at three widths, with the place where they are. */
async function faultsAt(page: Page, place: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const pageFaults = await unreadable(page);
    faults.push(...pageFaults.map((fault) => `${place} at ${width} px, ${fault}`));
  }
  return faults;
}

test('all text on every screen is readable at twice its size', async ({ page }) => {
  const faults: string[] = [];
  await page.goto('./register');
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
  await page.getByRole('button', { name: t('accounts.signUp') }).click();
  await expect(page.getByText(t('validation.nameMissing'))).toBeVisible();
  faults.push(...(await faultsAt(page, 'Registration')));
  await page.goto('./login');
  faults.push(...(await faultsAt(page, 'Sign-in')));
  await addSession(page, 'Manager');
  for (const { path, loadedElement } of screensIn(german)) {
    // The drawings must then follow the width.
    await page.setViewportSize({ width: WIDEST, height: 800 });
    await page.goto(path);
    await expect(loadedElement(page)).toBeVisible();
    faults.push(...(await faultsAt(page, path)));
  }
  expect(faults, faults.join('\n')).toEqual([]);
});

test('all text in dialogs and menus is readable at twice its size', async ({ page }) => {
  const faults: string[] = [];
  await signIn(page, 'Manager', german);
  await page.getByRole('button', { name: t('employees.add') }).click();
  await dialog(page, t('accounts.addTitle'))
    .getByRole('button', { name: t('forms.save') })
    .click();
  await expect(page.getByText(t('validation.nameMissing'))).toBeVisible();
  faults.push(...(await faultsAt(page, 'Add New Employee')));
  await page.getByRole('button', { name: t('forms.cancel') }).click();

  await page.goto('./evaluations');
  for (const button of [t('evaluations.edit'), t('evaluations.addFeedback')]) {
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    faults.push(...(await faultsAt(page, button)));
    await page.getByRole('button', { name: t('forms.cancel') }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  // At the last, narrow width, the links are in a menu.
  await page.getByRole('button', { name: t('shell.menu'), exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  faults.push(...(await unreadable(page)));
  expect(faults, faults.join('\n')).toEqual([]);
});
