/** Milliseconds until the reload. */
const DELAY = 500;

/** The key in session storage of the builds after which the page was reloaded. */
const KEY = 'reloaded';

/**
 * Reloads the page if a chunk cannot be loaded, which most likely means that a new deployment has replaced it. Reloads
 * once per build. Until the reload, the component shows that its code could not be loaded.
 */
export function reloadReplacedBuild() {
  window.addEventListener('vite:preloadError', () => {
    // The delay lets a pending navigation change the address first.
    setTimeout(reload, DELAY);
  });
}

/** Matches a toast whose code is missing. The user can read it before the reload. */
const PLAIN_TOAST = '[data-without-code]';

function reload() {
  if (document.querySelector(PLAIN_TOAST)) setTimeout(reload, DELAY);
  else if (mayReload()) window.location.reload();
}

/**
 * Matches the fields of forms. The text of a search is in the address, so its field is excluded. MUI hides the field of
 * a select.
 */
const FIELDS = 'form:not([role="search"]) :is(input:not([aria-hidden]), textarea)';

/** Whether a reload would lose typed text. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return Array.from(fields).some(({ value }) => value !== '');
}

/**
 * Whether the page may be reloaded. It may not while offline, because the browser would replace it by its own error
 * page, and not if session storage is blocked, because it could then reload endlessly.
 */
function mayReload(): boolean {
  if (!navigator.onLine || hasTypedText()) return false;
  // The file name contains a hash of the code.
  const build = document.querySelector('script[type="module"]')?.getAttribute('src') ?? 'page';
  try {
    // It is a list, because two builds can alternate during a deployment.
    const reloaded = sessionStorage.getItem(KEY) ?? '';
    if (reloaded.split(' ').includes(build)) return false;
    sessionStorage.setItem(KEY, `${reloaded} ${build}`);
    return true;
  } catch {
    return false;
  }
}
