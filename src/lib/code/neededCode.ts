/** Where session storage has the builds whose page was loaded again. */
const KEY = 'reloaded';

/**
 * Loads code without which it does not go on. Where it cannot be had, a new deployment has most likely taken
 * its place: the page is loaded again, once a build, and the promise stays open until it is gone. Rejects
 * where that was in vain, or would do harm.
 */
export async function neededCode<T>(load: () => Promise<T>): Promise<T> {
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
 * Not offline, where the browser's own page would take the place of the app's; not over a form in a dialog,
 * which may hold what nobody has saved; not where nothing can be remembered.
 */
function mayReload(): boolean {
  if (!navigator.onLine || document.querySelector('[role="dialog"] form')) return false;
  // Its name changes with every change of the code.
  const build = document.querySelector('script[type="module"]')?.getAttribute('src') ?? 'page';
  try {
    // All of them: while a deployment is under way, two builds can take turns.
    const reloaded = sessionStorage.getItem(KEY) ?? '';
    if (reloaded.split(' ').includes(build)) return false;
    sessionStorage.setItem(KEY, `${reloaded} ${build}`);
    return true;
  } catch {
    return false;
  }
}
