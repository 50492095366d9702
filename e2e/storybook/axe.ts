import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { RULES } from '../../.storybook/rules';

declare global {
  var axe: typeof Axe;
}

/** What another theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What breaks WCAG 2.2 AA in the page; with `colours`, only what colours can break. */
export function violations(page: Page, which: 'all' | 'colours'): Promise<string[]> {
  const runOnly: Axe.RunOptions['runOnly'] =
    which === 'all' ? { type: 'tag', values: RULES } : { type: 'rule', values: COLOUR_RULES };
  return page.evaluate(async (only) => {
    const results = await globalThis.axe.run(
      { include: ['body'], exclude: ['.sb-wrapper'] },
      { runOnly: only, resultTypes: ['violations'] },
    );
    return results.violations.map(
      ({ id, help, nodes }) => `axe: ${id}, ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
  }, runOnly);
}
