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

/** Whether a story is checked in other languages, too. That is so for screens, dialogs and flows. */
const isTranslated = (title: string) => /^(Pages|Flows)\/|Dialog$/.test(title);

/** Whether the story is the first one of its screen, dialog or flow, which shows the usual state. */
const isUsual = (id: string, title: string) =>
  stories.find((story) => story.title === title)?.id === id;

/**
 * The story is first wide and light: it renders, plays with motion on, logs only what it declares, passes axe, and
 * fits. Then the same page is narrow and dark: the story still fits, and passes the rules of axe for appearance. A
 * screen is narrow in the pseudo-locale, which has the longest texts. Its usual state is also wide in the
 * pseudo-locale, and narrow in Arabic, which runs from right to left.
 */
for (const { id, title, name, tags } of stories) {
  test(`${title}: ${name}`, async ({ workbench: { page, takeProblems } }) => {
    takeProblems();
    await page.setViewportSize(WIDE);
    const { parameters, ...wide } = await page.evaluate(
      (story) => globalThis.checks.wide(story),
      id,
    );
    const results: Record<string, { faults: string[]; overflow: number }> = { wide };
    const inLanguage = (language: 'ar' | 'en-XA', rules?: 'appearance' | 'language') =>
      page.evaluate(([selected, checked]) => globalThis.checks.language(selected, checked), [
        language,
        rules,
      ] as const);
    if (isTranslated(title)) {
      if (isUsual(id, title)) results['wide in the pseudo-locale'] = await inLanguage('en-XA');
      await page.setViewportSize(NARROW);
      results['narrow in the pseudo-locale'] = await inLanguage('en-XA', 'appearance');
      if (isUsual(id, title)) results['narrow in Arabic'] = await inLanguage('ar', 'language');
    } else {
      await page.setViewportSize(NARROW);
      results['narrow'] = await page.evaluate(() => globalThis.checks.narrow());
    }

    const { logs = [], mayLog = [], notes } = parameters;
    const logged = takeProblems();
    const isExpected = (problem: string) =>
      [...logs, ...mayLog].some((log) => problem.startsWith(`Logged: ${log}`));
    wide.faults.push(
      ...logged.filter((problem) => !isExpected(problem)),
      ...logs
        .filter((log) => !logged.some((problem) => problem.startsWith(`Logged: ${log}`)))
        .map((log) => `Not logged: ${log}`),
    );
    const isIntact = { faults: [], overflow: 0 };
    expect(results).toEqual(Object.fromEntries(Object.keys(results).map((at) => [at, isIntact])));
    const isDocumented = tags.includes('autodocs');
    expect(notes !== undefined, 'notes for the docs page').toBe(isDocumented);
  });
}
