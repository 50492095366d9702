import type { Locator, Page } from '@playwright/test';
import { startHttpServer } from '../../mocks/runtimes/http/httpServer';
import type { OperationId } from '../../mocks/engine/operations';
import { test as base, expect, signIn } from '../support/fixtures';

export { expect };

/** The panel, as a person finds it. */
export class Panel {
  readonly page: Page;
  readonly region: Locator;
  readonly button: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: 'Mock workbench' });
    this.button = page.getByRole('button', { name: 'Mock workbench' });
  }

  async open(tab = 'Calls') {
    await this.button.click();
    await this.choose(tab);
  }

  async choose(tab: string) {
    await this.region.getByRole('tab', { name: tab }).click();
    await expect(this.region.getByRole('tab', { name: tab })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  }

  group(operation: OperationId) {
    return this.region.getByRole('group', { name: operation, exact: true });
  }

  /** Opens the operations that the screen has not called. */
  async openAll() {
    const all = this.region.getByRole('button', { name: 'All operations' });
    if ((await all.getAttribute('aria-expanded')) === 'false') await all.click();
  }

  async answer(operation: OperationId, answer: string) {
    await this.group(operation).getByLabel('Answer').selectOption(answer);
  }

  async more(operation: OperationId) {
    await this.group(operation).getByRole('button', { name: 'More' }).click();
  }

  /** Sets the host, and which calls go there. */
  async useHost(address: string, choice: string) {
    await this.choose('Backend');
    await this.region.getByLabel('Host').fill(address);
    await this.region.getByLabel(choice).check();
  }
}

interface Fixtures {
  /** The panel in a page where the Admin is signed in. */
  panel: Panel;
  /** The address of a host that answers as `npm run api` does. */
  realHost: string;
}

export const test = base.extend<Fixtures>({
  /* oxlint-disable no-empty-pattern -- Playwright reads the names of the fixtures from the pattern */
  // The tests cause failures and answers that break the contract.
  expectedErrors: async ({}, provide) => {
    await provide([/./]);
  },
  panel: async ({ page }, provide) => {
    await signIn(page, 'Admin');
    const panel = new Panel(page);
    // The code of the panel and of its shortcut is loaded in idle time.
    await expect(panel.button).toBeVisible();
    await provide(panel);
  },
  realHost: async ({}, provide, { parallelIndex }) => {
    const port = 4240 + parallelIndex;
    const host = await startHttpServer({ host: '127.0.0.1', port });
    await provide(`http://127.0.0.1:${port}`);
    await host.close();
  },
});
