import type { Page } from '@playwright/test';

declare global {
  var tellViolation: (violation: string) => void;
}

/** Tells of each breach of the Content Security Policy, on this page and on those that follow it here. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    window.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample }) => {
        globalThis.tellViolation(`${effectiveDirective}: ${blockedURI} ${sample}`.trim());
      },
      true,
    );
  });
  return violations;
}
