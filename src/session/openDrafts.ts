/** Milliseconds after which a lock that is not free counts as held. A page that is being closed still holds its own. */
const PATIENCE = 1_000;

const lockOf = (id: string) => `draft ${id}`;

/**
 * Tells other tabs that the dialog of a draft is open. Returns a function that ends it. The end of the page ends it,
 * too.
 */
export function markOpen(id: string): () => void {
  let close: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  // A page that is served over plain http has no locks. The draft is then offered in other tabs, too.
  if ('locks' in navigator)
    navigator.locks.request(lockOf(id), () => closed).catch(() => undefined);
  return close;
}

/** Whether the dialog of the draft is open in another tab. */
export async function isOpenElsewhere(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    await navigator.locks.request(lockOf(id), { signal }, () => undefined);
    return false;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError';
  }
}
