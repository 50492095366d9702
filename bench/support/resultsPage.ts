import type { Page } from '@playwright/test';
import { timeOf } from './browser';
import type { Condition } from './probe';

export const CARDS: Condition = { selector: 'main [role="listitem"]' };

/** Searches for all employees. Returns the milliseconds from the response to painted hits. */
export async function searchAll(page: Page, hits: Condition): Promise<number> {
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.waitFor();
  return timeOf(page, 'answer', hits, () => button.click());
}
