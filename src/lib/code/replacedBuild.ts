/** Milliseconds. */
const DELAY = 500;

/** The key in session storage of the builds for which the page was reloaded. */
const KEY = 'reloaded';

/**
 * Reloads the page when a piece of its code is missing, once a build: a new deployment has most likely replaced it.
 * What asked for the code shows its failure until the new page is there.
 */
export function reloadReplacedBuild() {
  window.addEventListener('vite:preloadError', () => {
    // A navigation that waits for the code gets its address first.
    if (mayReload())
      setTimeout(() => {
        window.location.reload();
      }, DELAY);
  });
}

/** The forms whose text a reload would lose: those of dialogs, of the sign-in and of the registration. */
const FORMS = '[role="dialog"] form, form:has([type="password"])';

/**
 * Not offline, where the browser would show a page of its own; not where session storage is blocked, because the page
 * could then reload without end.
 */
function mayReload(): boolean {
  if (!navigator.onLine || document.querySelector(FORMS)) return false;
  // The name of the script changes with every change of the code.
  const build = document.querySelector('script[type="module"]')?.getAttribute('src') ?? 'page';
  try {
    // The list has all builds, because two of them can answer in turn during a deployment.
    const reloaded = sessionStorage.getItem(KEY) ?? '';
    if (reloaded.split(' ').includes(build)) return false;
    sessionStorage.setItem(KEY, `${reloaded} ${build}`);
    return true;
  } catch {
    return false;
  }
}
