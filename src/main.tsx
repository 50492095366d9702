import { apiBaseUrl } from './api/http/config';
import { prepareFirstScreen } from './app/prefetch/firstScreen';
import { neededCode } from './lib/code/neededCode';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

start(root).catch((error: unknown) => {
  fail(root, error, error instanceof Error ? error.message : String(error));
});

/** Says that there is no app, which could do so itself. */
function fail(container: HTMLElement, error: unknown, text: string) {
  console.error(error);
  container.textContent = text;
  container.style.cssText = 'margin: 4rem auto; max-width: 80vw; font: 1rem/1.6 system-ui';
}

/**
 * Renders the app; where it is mocked not before the mock is ready, so that no request leaves unanswered.
 * Both are loaded at the same time. The condition is a constant to the build, which leaves the mock out
 * of everything but a development server without an API and the demo.
 */
async function start(container: HTMLElement) {
  // Said here: by the time that the client reads it, the app would show a failure of its own.
  const baseUrl = apiBaseUrl(document);
  const app = neededCode(() => import('./app/browserApp'));
  if (
    import.meta.env.MODE === 'demo' ||
    (import.meta.env.DEV && !import.meta.env.VITE_API_BASE_URL)
  ) {
    const { startMock } = await import('../mocks/hosts/browser');
    await startMock();
  } else {
    prepareFirstScreen(baseUrl, window.location, import.meta.env.BASE_URL);
  }
  const { renderApp } = await app;
  await renderApp(container, (error) => {
    fail(container, error, 'Something went wrong');
  });
}
