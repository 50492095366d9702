import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { StoryParameters } from '../../.storybook/parameters';
import { violations } from './axe';
import { give } from './channel';
import { NARROW, test, WIDE } from './fixtures';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

const index = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
) as { entries: Record<string, Entry> };

const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

/** Every story renders, plays, logs what it says and nothing else, passes axe in both themes, and fits. */
for (const viewport of [WIDE, NARROW])
  for (const { id, title, name } of stories) {
    test(`${title}: ${name}, ${viewport.width} px`, async ({
      workbench: { page, takeProblems },
    }) => {
      if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
      const { address, logs = [], mayLog = [], notes } = await parametersOf(page, id);
      takeProblems();
      const found = await give(page, {
        event: 'setCurrentStory',
        payload: { storyId: id, viewMode: 'story' },
      });
      found.push(...(await violations(page, address === undefined ? 'component' : 'screen')));

      // As its play function left it.
      await page.evaluate(goDark);
      expect(await page.evaluate(() => document.documentElement.dataset['colorScheme'])).toBe(
        'dark',
      );
      found.push(...(await violations(page, 'colours')));

      const logged = takeProblems();
      const isExpected = (problem: string) =>
        [...logs, ...mayLog].some((log) => problem.startsWith(`Logged: ${log}`));
      found.push(
        ...logged.filter((problem) => !isExpected(problem)),
        ...logs
          .filter((log) => !logged.some((problem) => problem.startsWith(`Logged: ${log}`)))
          .map((log) => `Not logged: ${log}`),
      );
      expect(found).toEqual([]);
      expect(notes, 'notes for the docs page').toBeDefined();
      expect(await overflow(page), 'pixels wider than the page').toBe(0);
    });
  }

/** Chooses the dark theme as another tab would: the app follows without drawing the story anew. */
function goDark() {
  const [key, newValue] = ['mui-mode', 'dark'];
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Of a story's parameters, what the checks need. */
const parametersOf = (page: Page, storyId: string): Promise<StoryParameters> =>
  page.evaluate(async (id) => {
    const { parameters } =
      (await globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId: id })) ?? {};
    if (!parameters) throw new Error(`No story ${id}`);
    const { address, logs, mayLog, notes } = parameters;
    return { address, logs, mayLog, notes };
  }, storyId);
