import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './fixtures';

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

/**
 * Every story renders, plays with motion on, logs what it says and nothing else, passes axe, and fits. It is
 * opened twice: dark on a phone as light on a screen, so that each width and each theme is seen once.
 */
for (const [surroundings, where] of [
  ['wideAndLight', 'wide and light'],
  ['narrowAndDark', 'narrow and dark'],
] as const)
  for (const { id, title, name } of stories) {
    test(`${title}: ${name}, ${where}`, async ({ workbench: { page, surround, takeProblems } }) => {
      await surround(surroundings);
      takeProblems();
      const { parameters, found, overflow } = await page.evaluate((it) => globalThis.look(it), id);

      const { logs = [], mayLog = [], notes } = parameters;
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
      expect(overflow, 'pixels wider than the page').toBe(0);
    });
  }
