import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './panel';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

async function violationsOf(page: Page) {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run('#mock-workbench', { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

const TABS = ['Calls', 'Log', 'World', 'Backend'];

test('the panel works with the keyboard only', async ({ panel, page }) => {
  await page.keyboard.press('Alt+Shift+M');
  await expect(panel.region).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  const grip = panel.region.getByRole('separator', { name: 'Size of the mock workbench' });
  await expect(grip).toBeFocused();
  await expect(grip).toHaveAttribute('aria-valuenow', '384');
  await page.keyboard.press('Tab');
  await expect(panel.region.getByLabel('Scenario')).toBeFocused();
  await panel.group('listEmployees').getByLabel('Answer').focus();
  await page.keyboard.type('Fail');
  await expect(page.getByText('No employees found.')).toBeVisible();
  await page.keyboard.press('Alt+Shift+M');
  await expect(panel.region).toBeHidden();
  await expect(panel.button).toContainText('1 rule');
});

for (const { width, colorScheme } of [
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const) {
  test(`all tabs fit and pass axe at ${width} pixels, ${colorScheme}`, async ({ panel, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await panel.open();
    await panel.answer('listEmployees', 'Fixed body…');
    await panel.openAll();
    for (const tab of TABS) {
      await panel.choose(tab);
      expect(await violationsOf(page), tab).toEqual([]);
      const content = panel.region.getByRole('tabpanel');
      const overflow = await content.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(overflow, `${tab} is wider than the panel`).toBe(0);
    }
  });
}

test('the page can be scrolled out from under the panel', async ({ panel, page }) => {
  await panel.open();
  await page.getByRole('main').getByRole('navigation').last().scrollIntoViewIfNeeded();
  await page.mouse.move(600, 200);
  await page.mouse.wheel(0, 10_000);
  const pager = await page.getByRole('button', { name: 'Go to page 2' }).boundingBox();
  const place = await panel.region.boundingBox();
  expect(pager && place && pager.y + pager.height).toBeLessThan(place?.y ?? 0);
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await expect(page.getByText('11–20 of 57')).toBeVisible();
});

test('the panel keeps its side, its tab and what it arranged over a reload', async ({
  panel,
  page,
}) => {
  await panel.open();
  await panel.answer('listEmployees', 'Malformed');
  await panel.region.getByRole('button', { name: 'Move to the right' }).click();
  await panel.choose('World');
  await page.reload();
  await expect(panel.region.getByRole('tab', { name: 'World' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(panel.region.getByRole('button', { name: 'Move to the bottom' })).toBeVisible();
  await expect(page.getByText('No employees found.')).toBeVisible();
});

test('who is signed in, the scenario and the sizes change at once', async ({ panel, page }) => {
  await panel.open('World');
  await panel.region.getByLabel('Scenario').selectOption('empty');
  await expect(page.getByText('No employees found')).toBeVisible();
  await panel.region.getByLabel('Scenario').selectOption('default');
  await panel.region.getByLabel('Employees').fill('2000');
  await panel.region.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('2,000 employees')).toBeVisible();
  await panel.region.getByLabel('Role').selectOption('Employee');
  await expect(page.getByRole('link', { name: 'All Evaluations' })).toBeHidden();
  await panel.region.getByLabel('Role').selectOption('Expired token');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await panel.region.getByLabel('Role').selectOption('Admin');
  await expect(page.getByRole('heading', { name: 'Employees', exact: true })).toBeVisible();
});
