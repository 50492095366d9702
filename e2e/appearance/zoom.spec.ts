import type { Page } from '@playwright/test';
import { addSession, dialog, expect, test } from '../support/fixtures';
import { unreadable } from '../support/readability';

test('all text is readable at 400 % zoom, and several lines of a note are visible in its field', async ({
  page,
}) => {
  await addSession(page, 'Manager');
  await page.goto('./evaluations');
  // The window has 1280 × 800 px at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 200 });
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const note = page.getByRole('dialog').getByLabel('Note');
  await expect(note).toBeFocused();
  const linesInView = () =>
    note.evaluate((field) => {
      let { top, bottom } = field.getBoundingClientRect();
      for (let parent = field.parentElement; parent; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowY === 'visible') continue;
        const frame = parent.getBoundingClientRect();
        top = Math.max(top, frame.top);
        bottom = Math.min(bottom, frame.bottom);
      }
      bottom = Math.min(bottom, window.innerHeight);
      return (bottom - top) / Number.parseFloat(getComputedStyle(field).lineHeight);
    });
  await expect.poll(linesInView).toBeGreaterThanOrEqual(3);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await unreadable(page)).toEqual([]);
  await page.goto('./');
  await expect(page.getByRole('cell').first()).toBeVisible();
  expect(await unreadable(page)).toEqual([]);
});

test('no element sticks to an edge of a low window', async ({ page }) => {
  const stuckElements: string[] = [];
  const scroll = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    stuckElements.push(...(await stuck(page)));
  };
  // The window has 1280 × 1024 px at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await scroll('./register');
  await addSession(page, 'Manager');
  await scroll('./');
  await scroll('./evaluations');
  for (const view of ['', '&view=table']) {
    await page.goto(`./results?q=&chosen=employee-001,employee-002${view}`);
    await expect(page.getByRole('region', { name: 'Chosen people' })).toBeAttached();
    await expect(page.getByText('2 chosen')).toBeAttached();
    await page.mouse.wheel(0, 300);
    stuckElements.push(...(await stuck(page)));
  }
  expect(stuckElements).toEqual([]);
});

/** Returns the elements that cover the content while it is scrolled. */
const stuck = (page: Page) =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { position } = getComputedStyle(element);
        const { top, bottom } = element.getBoundingClientRect();
        return /sticky|fixed/.test(position) && top < innerHeight && bottom > 0 && top < bottom;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('the text of every field has at least 16 px, so that phones do not zoom in', async ({
    page,
  }) => {
    const faults: string[] = [];
    const open = async (path: string, ...buttons: string[]) => {
      await page.goto(path);
      for (const name of buttons) await page.getByRole('button', { name }).first().click();
      await expect(page.locator(FIELDS).last()).toBeVisible();
      faults.push(...(await smallFields(page)));
    };
    await open('./register');
    await open('./login');
    await addSession(page, 'Admin');
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    await open('./');
    await open('./evaluations?period=2025-01-01..2026-12-31', 'Filters');
    await page.getByRole('button', { name: /^Show \d/ }).click();
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await expect(dialog(page, 'Edit Evaluation').getByLabel('Note')).toBeVisible();
    faults.push(...(await smallFields(page)));
    await open('./all-evaluations?overview=1');
    await open('./results?q=', 'Filters');
    await open('./results?q=&view=table');
    await open('./employee-profile/employee-004');
    expect(faults).toEqual([]);
  });
});

const FIELDS =
  'select:visible, textarea:visible, input:not([type="radio"], [type="checkbox"]):visible';

const smallFields = (page: Page) =>
  page.locator(FIELDS).evaluateAll((fields) =>
    fields
      .map((field) => ({ field, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
      .filter(({ size }) => size < 16)
      .map(({ field, size }) => `${field.outerHTML.slice(0, 120)}: ${size} px`),
  );
