import type { Page } from '@playwright/test';

declare global {
  var reportViolation: (violation: string) => void;
}

/** Collects the violations of the Content Security Policy in this page, also after it navigates. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    window.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample }) => {
        globalThis.reportViolation(`${effectiveDirective}: ${blockedURI} ${sample}`.trim());
      },
      true,
    );
  });
  return violations;
}
