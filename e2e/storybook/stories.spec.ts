import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './fixtures';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

const index = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
) as { entries: Record<string, Entry> };

const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 375, height: 812 };

/**
 * Wide and light: every story renders, plays with motion on, logs what it declares and nothing else, passes axe, and
 * fits. Then the same page becomes narrow and dark: the story still fits, and passes the rules of axe for appearance.
 */
for (const { id, title, name, tags } of stories) {
  test(`${title}: ${name}`, async ({ workbench: { page, takeProblems } }) => {
    takeProblems();
    await page.setViewportSize(WIDE);
    const { parameters, found, overflow } = await page.evaluate(
      (story) => globalThis.checks.wide(story),
      id,
    );
    await page.setViewportSize(NARROW);
    const narrow = await page.evaluate(() => globalThis.checks.narrow());

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
    expect(narrow.found, 'narrow and dark').toEqual([]);
    const isDocumented = tags.includes('autodocs');
    expect(notes !== undefined, 'notes for the docs page').toBe(isDocumented);
    expect({ wide: overflow, narrow: narrow.overflow }, 'pixels wider than the page').toEqual({
      wide: 0,
      narrow: 0,
    });
  });
}
