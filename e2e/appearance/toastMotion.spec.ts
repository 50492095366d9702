import { choose, expect, signIn, test } from '../support/fixtures';
import { giveFeedback } from '../support/toasts';

for (const { reducedMotion, isAnimated } of [
  { reducedMotion: 'no-preference', isAnimated: true },
  { reducedMotion: 'reduce', isAnimated: false },
] as const) {
  test(`with the preference "${reducedMotion}" for motion a toast ${isAnimated ? 'is animated' : 'is not animated'}`, async ({
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
          if (isToast || target === document.documentElement) dataset['animated'] = 'yes';
        });
      }
    });
    await giveFeedback(page);
    // An animation starts in the frame after the one that shows the toast.
    const animated = () => page.evaluate(() => document.documentElement.dataset['animated']);
    await expect.poll(animated).toBe(isAnimated ? 'yes' : undefined);
  });
}
