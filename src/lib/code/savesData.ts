declare global {
  interface Navigator {
    /** Only in Chromium. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the browser's data saver mode is on. The app then prefetches nothing. */
export function savesData(): boolean {
  return navigator.connection?.saveData ?? false;
}
