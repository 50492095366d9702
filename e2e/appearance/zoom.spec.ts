import { expect, signIn, test } from '../support/fixtures';
import { unreadable } from '../support/readability';

test('at 400 % zoom everything can be read, and several lines of a note while it is edited', async ({
  page,
}) => {
  await signIn(page, 'Manager');
  await page.goto('./evaluations');
  // 1280 × 800 px at 400 % zoom.
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
