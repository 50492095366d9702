declare global {
  interface Navigator {
    /** Only Chromium has this property. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the browser's data saver mode is on. The app then prefetches nothing. */
export function savesData(): boolean {
  return navigator.connection?.saveData ?? false;
}

/** Whether the browser calls its connection fast. Safari and Firefox say nothing about it, so it may be slow. */
export function isFastConnection(): boolean {
  return navigator.connection?.effectiveType === '4g';
}
