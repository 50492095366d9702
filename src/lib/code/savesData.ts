declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the user asks to save data: then nothing is fetched ahead of need. */
export function savesData(): boolean {
  return navigator.connection?.saveData ?? false;
}
