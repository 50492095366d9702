import { apiBaseUrl } from './api/config';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

start(root).catch((error: unknown) => {
  console.error(error);
  root.textContent = error instanceof Error ? error.message : String(error);
  root.style.cssText =
    'max-width: 40rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui';
});

/**
 * Renders the app; in a development server without an API not before the mock is ready, so that no
 * request leaves unanswered. Both are loaded at the same time.
 */
async function start(container: HTMLElement) {
  const app = import('./app/browserApp');
  if (import.meta.env.DEV && apiBaseUrl === '') {
    const { startMock } = await import('../mocks/browser');
    await startMock();
  }
  const { renderApp } = await app;
  renderApp(container);
}
