import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './fixtures';

// This uses Storybook's own page, because its sidebar makes the story narrower.
test('tokens are drawn to scale, and can be copied and downloaded', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./?path=/story/foundations-spacing--spacing');
  const story = page.frameLocator('#storybook-preview-iframe');

  await test.step('the bars', async () => {
    for (const [name, width] of [
      [/^spacing\(8\) 64 px \(4rem\)/, 64],
      [/^xl 96rem \(1536 px\)/, 1536 / 8],
      [/^Employees, row 3.25rem \(52 px\)/, 52],
    ] as const) {
      const bar = story.getByRole('button', { name }).getByTestId('bar');
      await expect(bar).toBeVisible();
      expect(await bar.evaluate((drawn) => drawn.getBoundingClientRect().width)).toBe(width);
    }
  });

  await test.step('a copy', async () => {
    await story.getByRole('button', { name: /^sm / }).click();
    await expect(story.locator('[aria-live="polite"]').getByText('Copied: 37.5rem')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('37.5rem');
  });

  await test.step('the file', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      story.getByRole('button', { name: /^Download/ }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('tokens.json');
    const tokens: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(tokens).toMatchObject({
      breakpoint: { sm: { $type: 'dimension', $value: { value: 37.5, unit: 'rem' } } },
    });
  });
});
