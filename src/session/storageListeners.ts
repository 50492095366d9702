/** The components that show something stored. They also hear of changes in other tabs. */
export function createStorageListeners() {
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  /** Tells of a change in this tab, of which the browser sends no event to the tab itself. */
  function tell() {
    listeners.forEach((listener) => {
      listener();
    });
  }

  return { subscribe, tell };
}
