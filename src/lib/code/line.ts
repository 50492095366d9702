declare global {
  interface Navigator {
    /** Only in Chromium. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the browser's data saver mode is on. The app then prefetches nothing. */
export function savesData(): boolean {
  return navigator.connection?.saveData ?? false;
}

/** Whether the browser says that its line is fast. Safari and Firefox do not say it, and may be on a slow one. */
export function isFastLine(): boolean {
  return navigator.connection?.effectiveType === '4g';
}
