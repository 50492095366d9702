import { display } from '../../lib/text/display';

/** More characters than a list shows of a note. To clamp a longer one, the browser would lay out all of it. */
const MOST = 10_000;

/** What a list shows of a note, and whether there is one. */
export function listedNote(note: string | null | undefined) {
  const shown = display(note, 'No note provided');
  return { text: shown.slice(0, MOST), isMissing: shown !== note };
}
