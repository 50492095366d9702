/** The key in session storage of the builds for which the page was reloaded. */
const KEY = 'reloaded';

/**
 * Loads code that the screen cannot do without. If it is missing, a new deployment has most likely replaced it: the
 * page is reloaded, once a build, and the promise stays pending. Rejects if the page was reloaded for this build
 * before, or if a reload could lose something.
 */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (mayReload()) {
      window.location.reload();
      return new Promise(() => undefined);
    }
    throw new Error('Something went wrong', { cause });
  }
}

/**
 * Not offline, where the browser would show a page of its own; not while a dialog has a form, whose text would be lost;
 * not where session storage is blocked, because the page could then reload without end.
 */
function mayReload(): boolean {
  if (!navigator.onLine || document.querySelector('[role="dialog"] form')) return false;
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
