import type { ReactNode } from 'react';
import { apiBaseUrl } from './api/http/baseUrl';
import { prefetch } from './app/prefetch/prefetch';
import { createQueryClient } from './app/queryClient';
import { guardHistory } from './app/routing/historyEntries';
import { failures } from './lib/code/failures';
import { loadOrReload } from './lib/code/loadOrReload';
import { prepareDisplay } from './lib/text/display';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const rendered = start(root).catch((error: unknown) => {
  fail(root, error, error instanceof Error ? error.message : String(error));
});

/** Starts the report of this page load, where there is one. */
async function startReportIfWanted() {
  if (
    document.querySelector('meta[name="contract-report"]') ||
    (import.meta.env.DEV && import.meta.env.VITE_API_BASE_URL)
  ) {
    const { startReport } = await import('./app/report/startReport');
    startReport(rendered);
  }
}

/** Shows a failure without the app. */
function fail(container: HTMLElement, error: unknown, text: string) {
  console.error(error);
  failures.onFailure?.(error);
  container.textContent = text;
  container.style.cssText = 'margin: 4rem auto; max-width: 80vw; font: 1rem/1.6 system-ui';
}

/**
 * Requests the first screen's data and code while the app's code is loading, and renders the app. A mocked app waits
 * for the mock before its first request. The condition is a constant to the build, which leaves the mock out of
 * everything but a development server without an API and the demo.
 */
async function start(container: HTMLElement) {
  // The client reads it too, but its error would be shown as a failed request.
  apiBaseUrl(document);
  const app = loadOrReload(() => import('./app/browserApp'));
  let overlay: ReactNode;
  if (
    import.meta.env.MODE === 'demo' ||
    (import.meta.env.DEV && !import.meta.env.VITE_API_BASE_URL)
  ) {
    const { startMock } = await import('../mocks/runtimes/browser/browser');
    const { mockOverlay } = await import('../tools/mock-workbench/mockOverlay');
    overlay = mockOverlay(await startMock());
  }
  // The page works without it.
  const report = startReportIfWanted().catch(() => undefined);
  // A local API would answer before the development server has sent the code.
  if (import.meta.env.DEV) await report;
  const queryClient = createQueryClient();
  guardHistory();
  void prefetch(queryClient, window.location);
  // Takes tens of milliseconds, in which there is nothing else to do.
  prepareDisplay();
  const { renderApp } = await app;
  const onFailure = (error: unknown) => {
    fail(container, error, 'Something went wrong');
  };
  await renderApp(container, queryClient, onFailure, overlay);
}
