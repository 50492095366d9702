import { choose, expect, signIn, test } from '../support/fixtures';
import { giveFeedback } from '../support/toasts';

for (const { reducedMotion, moves } of [
  { reducedMotion: 'no-preference', moves: true },
  { reducedMotion: 'reduce', moves: false },
] as const) {
  test(`with the preference "${reducedMotion}" for motion a toast ${moves ? 'slides' : 'does not move'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await signIn(page, 'Manager');
    await choose(page, 'My Evaluations');
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      for (const type of ['animationstart', 'transitionrun']) {
        document.addEventListener(type, ({ target }) => {
          const isToast = target instanceof Element && target.closest('[role="status"]') !== null;
          if (isToast || target === document.documentElement) dataset['moved'] = 'yes';
        });
      }
    });
    await giveFeedback(page);
    const moved = await page.evaluate(() => document.documentElement.dataset['moved']);
    expect(moved).toBe(moves ? 'yes' : undefined);
  });
}
