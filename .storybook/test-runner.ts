import { env } from 'node:process';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import type { StoryParameters } from './parameters';

/** Pixels. */
const width = Number(env['STORY_WIDTH'] ?? 1280);

/** What went wrong since the story was opened. */
const problems = new WeakMap<Page, string[]>();

/** What every story is held to, besides its play function and axe in the theme that it is opened in. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    if (!problems.has(page)) await watch(page);
    problems.set(page, []);
  },

  async postVisit(page, context) {
    if (context.hasFailure) return;
    const { parameters } = await getStoryContext(page, context);
    const { notes, logs = [] }: StoryParameters = parameters;
    const inOtherTheme = await page.evaluate(switchTheme);
    const seen = problems.get(page) ?? [];
    const isLogged = (problem: string) => logs.some((log) => problem.startsWith(`Logged: ${log}`));
    const found = [
      ...seen.filter((problem) => !isLogged(problem)),
      ...logs
        .filter((log) => !seen.some((problem) => problem.startsWith(`Logged: ${log}`)))
        .map((log) => `Not logged: ${log}`),
      ...inOtherTheme,
      ...(await page.evaluate(findOverflow)),
      ...(notes ? [] : ['The file has no notes for the docs page.']),
    ];
    if (found.length > 0) throw new Error(`${context.id}\n${found.join('\n')}`);
  },
};

export default config;

async function watch(page: Page) {
  const report = (problem: string) => problems.get(page)?.push(problem);
  await page.setViewportSize({ width, height: 900 });
  page.on('pageerror', ({ message }) => report(`Uncaught: ${message}`));
  page.on('console', (message) => {
    // Chromium's own line about an answer that the scenario wants to be a failure.
    const isAnswer = message.location().url.includes('/api/');
    if (message.type() === 'error' && !isAnswer) report(`Logged: ${message.text()}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && !response.fromServiceWorker()) {
      report(`Not answered by the mock: ${response.request().method()} ${pathname}`);
    }
  });
}

/**
 * Draws the story, as its play function left it, in the other theme, where axe runs again. The theme stays:
 * going back would be a third run, and the next story is seen in both all the same.
 */
async function switchTheme(): Promise<string[]> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const isDark = document.documentElement.dataset['colorScheme'] === 'dark';
  const finished = new Promise<FinishedStory>((resolve) => {
    channel.once('storyFinished', resolve);
  });
  channel.emit('updateGlobals', { globals: { theme: isDark ? 'light' : 'dark' } });
  const { status, reporters } = await finished;
  const violations = reporters.flatMap(({ result }) => result.violations ?? []);
  if (status === 'error' && violations.length === 0) return ['Failed in the other theme'];
  return violations.map(
    ({ id, help, nodes }) =>
      `${isDark ? 'light' : 'dark'}: ${id}, ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the page`] : [];
}

interface FinishedStory {
  status: 'success' | 'error';
  reporters: {
    result: { violations?: { id: string; help: string; nodes: { html: string }[] }[] };
  }[];
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: 'storyFinished', listener: (story: FinishedStory) => void) => void;
    emit: (event: 'updateGlobals', payload: { globals: { theme: string } }) => void;
  };
}
