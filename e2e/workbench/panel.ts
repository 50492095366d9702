import type { Locator, Page } from '@playwright/test';
import { startHttpServer } from '../../mocks/runtimes/http/httpServer';
import type { OperationId } from '../../mocks/config/operations';
import { test as base, expect, signIn } from '../support/fixtures';

export { expect };

/** The panel as a user sees it. */
export class Panel {
  readonly page: Page;
  readonly region: Locator;
  readonly button: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: 'Mock workbench' });
    this.button = page.getByRole('button', { name: 'Mock workbench' });
  }

  async open() {
    await this.button.click();
    await expect(this.region).toBeVisible();
  }

  group(operation: OperationId) {
    return this.region.getByRole('rowgroup', { name: operation, exact: true });
  }

  async answer(operation: OperationId, answer: string) {
    await this.group(operation).getByLabel('Answer').selectOption(answer);
  }

  /** Opens the last call of an operation. */
  async openLastCall(operation: OperationId) {
    const group = this.group(operation);
    await group.getByRole('button').first().click();
    await group.getByRole('region').first().getByRole('button').first().click();
  }

  /** Sets the host, and selects the calls that it answers. */
  async useHost(address: string, choice: string) {
    await this.region.getByLabel('Host', { exact: true }).fill(address);
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
