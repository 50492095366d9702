import type { Notice } from '../../lib/query/queryMeta';

/** Says something else in the place of what a toast says. */
type Show = (notice: Notice) => void;

let standing: Show | undefined;

/** Makes a toast the one that stands on the screen. Answers how it stops being that, and takes no more. */
export function stand(show: Show): () => void {
  standing = show;
  return () => {
    if (standing === show) standing = undefined;
  };
}

/** Lets the toast on the screen say this; answers whether there is one. */
export function showInStanding(notice: Notice): boolean {
  standing?.(notice);
  return standing !== undefined;
}

/** From now on the next toast is another. */
export function leaveStanding() {
  standing = undefined;
}
