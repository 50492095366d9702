import { expect } from '@playwright/test';
import { DEFAULTS, TOOLBARS } from '../../.storybook/toolbars';
import { fromLink } from '../../mocks/config/link';
import { openStory, test } from './fixtures';

test('one click sets a size and plays the story again', async ({ page }) => {
  const frame = await openStory(page, 'pages-employees--one-match');
  const countText = frame.getByText('1 of 57 employees');
  await expect(countText).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Controls' })).toHaveCount(0);
  for (const [name, width] of [
    ['Phone', 375],
    ['Desktop', 1920],
  ] as const) {
    await countText.evaluate((count) => {
      count.textContent = 'The run before';
    });
    await page.getByRole('switch', { name }).click();
    await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(width);
    await expect(countText).toBeVisible();
  }
});

// This is one test, because Storybook's own page takes seconds to load.
test('a story links to the app, its code and other stories, and disables choices without an effect', async ({
  page,
}) => {
  await openStory(page, 'pages-employees--failed');
  const grey = async (...names: string[]) => {
    for (const name of names) {
      await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
    }
    await expect(page.getByTitle(/^This story /).first()).toBeVisible();
  };
  const free = async (...names: string[]) => {
    for (const name of names) {
      await expect(page.getByRole('button', { name: new RegExp(`^${name}\\b`) })).toBeEnabled();
    }
  };
  const findStory = async (search: string, story: RegExp) => {
    await page.locator('#storybook-explorer-searchfield').fill(search);
    const result = page.locator('.search-result-item').filter({ hasText: story });
    await expect(result).toBeVisible();
    return result;
  };

  await test.step('the running app in the same state', async () => {
    const link = page.getByRole('link', { name: 'Open in the app' });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.pathname).toBe('/');
    expect(fromLink(address.searchParams.get('mock') ?? '').config).toMatchObject({
      rules: { listEmployees: [{ answer: 'failure', failure: 500 }] },
      persona: 'Admin',
    });
  });

  await test.step('its code', async () => {
    await page.getByRole('button', { name: 'Code' }).click();
    await expect(page.getByRole('tabpanel')).toContainText("state: 'serverError'");
  });

  await test.step('a choice that the story sets or that changes nothing is grey', async () => {
    await grey('State Failed');
    await free('Theme', 'Role', 'Latency');
    await (await findStory('sign in empty', /^Empty\s*Pages\s*Sign-in$/)).click();
    await grey('Role Signed out');
    await free('Theme', 'State', 'Latency');
    await (await findStory('spinner overlay', /^Overlay\s*Components\s*Spinner$/)).click();
    await grey('Role', 'State', 'Latency');
    await free('Theme');
  });

  await test.step('search for stories with other words for their state', async () => {
    await findStory('results failed', /^Failed\s*Pages\s*Results$/);
    await findStory('results error', /^Failed\s*Pages\s*Results$/);
    await findStory('error', /^Failed\s*Pages\s*Employees$/);
  });

  await test.step('search for parts with other words for them', async () => {
    const places: [RegExp, string[]][] = [
      [/Sign-in/, ['login']],
      [/Registration/, ['sign up']],
      [/dialog/, ['modal']],
      [/Foundations/, ['tokens', 'typography', 'colour', 'color', 'dark']],
      [/Welcome/, ['phone', 'rtl', 'arabic', 'language']],
      [/card/i, ['card']],
      [/badge/, ['badge']],
      [/Failed/, ['failed']],
    ];
    for (const [place, words] of places) {
      for (const word of words) {
        await page.locator('#storybook-explorer-searchfield').fill(word);
        const results = page.locator('.search-result-item').filter({ hasText: place });
        await expect(results.first(), word).toBeVisible();
      }
    }
  });
});

test('a story plays in English and then shows the language of the toolbar', async ({ page }) => {
  const story = 'evaluations-evaluation-dialog--invalid';
  await page.goto(`./?path=/story/${story}&globals=language:en-XA`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  const error = frame.locator('.MuiFormHelperText-root').first();
  await expect(error).toHaveText(/^⟦[^a-z]+⟧$/);
  await page.getByRole('button', { name: 'Language Pseudo' }).click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await expect(error).toHaveText(/^\p{Script=Arabic}[^a-z]+$/u);
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(/globals=language:ar/);
});

/** Each toolbar has the option with the longest title in the bar. The default has the title of the toolbar. */
const LONGEST = Object.entries(TOOLBARS).map(([name, { title, choices }]) => {
  const [longest] = Object.entries(choices)
    .map(([value, choice]) => {
      const isDefault = Object.values<string>({ ...DEFAULTS }).includes(value);
      return [value, isDefault ? title : choice.title] as const;
    })
    .sort(([, a], [, b]) => b.length - a.length);
  return `${name}:${longest?.[0] ?? ''}`;
});

test('the toolbar fits in 1280 px beside the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const globals of ['', 'theme:dark;language:ar', LONGEST.join(';')]) {
    await openStory(page, `pages-not-found--not-found&globals=${globals}`);
    const toolbar = page.getByTestId('sb-preview-toolbar');
    await expect(toolbar.getByRole('link', { name: 'Open in the app' })).toBeVisible();
    const cut = await toolbar.evaluate((bar) =>
      [...bar.querySelectorAll('button, a')]
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect();
          const frame = bar.getBoundingClientRect();
          const hasWholeText = control.scrollWidth <= control.clientWidth;
          return left < frame.left || right > frame.right || !hasWholeText;
        })
        .map(({ textContent, ariaLabel }) => textContent || ariaLabel),
    );
    expect(cut, globals).toEqual([]);
    expect(await toolbar.evaluate((bar) => bar.scrollWidth - bar.clientWidth), globals).toBe(0);
  }
});

test('the accessibility tab counts violations, not the incomplete results of axe', async ({
  page,
}) => {
  const frame = await openStory(page, 'pages-employees--loaded');
  await page.getByRole('button', { name: 'Show addon panel' }).click();
  const tab = page.getByRole('tab', { name: /^Accessibility/ });
  await expect(page.getByRole('tab', { name: /^Inconclusive *[1-9]/ })).toBeVisible();
  await expect(tab).toHaveText('Accessibility');

  await frame.locator('body').evaluate((body) => {
    body.append(document.createElement('img'));
  });
  await page.getByRole('button', { name: 'Rerun accessibility scan' }).click();
  await expect(tab).toHaveText('Accessibility1');
});
