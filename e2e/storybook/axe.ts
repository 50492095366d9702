import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { RULES } from '../../.storybook/rules';

declare global {
  var axe: typeof Axe;
}

/** WCAG 2.2 AA; for a whole screen also what axe recommends besides; what another theme can break. */
const RUN_ONLY = {
  component: { type: 'tag', values: RULES },
  screen: { type: 'tag', values: [...RULES, 'best-practice'] },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, Axe.RunOptions['runOnly']>;

/** What axe finds in the page. */
export function violations(page: Page, which: keyof typeof RUN_ONLY): Promise<string[]> {
  return page.evaluate(async (only) => {
    // A tooltip is no landmark, and needs none.
    const results = await globalThis.axe.run(
      { include: ['body'], exclude: ['.sb-wrapper', '[role=tooltip]'] },
      { runOnly: only, resultTypes: ['violations'], preload: false },
    );
    return results.violations.map(
      ({ id, help, nodes }) => `axe: ${id}, ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
  }, RUN_ONLY[which]);
}
