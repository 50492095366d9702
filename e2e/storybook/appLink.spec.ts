import { expect } from '@playwright/test';
import { selectStory, test } from './fixtures';

test('a story links to the app with its final address, data, language and theme, or says why it cannot', async ({
  page,
}) => {
  const open = async (storyId: string, globals: string) => {
    await page.goto(`./?path=/story/${storyId}&globals=${globals}`);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open in the app' }).click();
    return opened;
  };

  await test.step('the search and the saved data, in Arabic and dark', async () => {
    const app = await open(
      'flows-managing-employees--adding-an-employee',
      'language:ar;theme:dark',
    );
    await expect(app.getByRole('link', { name: 'Grace Hopper' })).toBeVisible();
    await expect(app).toHaveURL('http://localhost:5173/?q=hopper');
    await expect(app.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(app.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await app.close();
  });

  await test.step('the pressed controls, as another user, in German and light', async () => {
    const app = await open('pages-employees--sorted', 'language:de;theme:light;role:Employee');
    const name = app.getByRole('columnheader', { name: 'Name' });
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await expect(app.getByRole('link', { name: 'Ergebnisse' })).toBeVisible();
    await expect(app.getByRole('link', { name: 'Alle Bewertungen' })).toHaveCount(0);
    await expect(app.locator('html')).toHaveAttribute('data-color-scheme', 'light');
    await app.close();
  });

  for (const [storyId, reason] of [
    ['components-pager--first', 'This story is a part, not a screen.'],
    ['pages-results--display', 'At its end a menu is open, which no address holds.'],
    ['pages-sign-in--refused', 'At its end something is typed, which no address holds.'],
    ['pages-results--statistics', 'No link holds what its last press did.'],
  ] as const) {
    await test.step(reason, async () => {
      await selectStory(page, storyId);
      await expect(page.getByTitle(reason)).toHaveText('Open in the app');
      await expect(page.getByRole('link', { name: 'Open in the app' })).toHaveCount(0);
    });
  }
});
