import type { I18n } from '../../i18n/createI18n';

/** A list shows fewer characters of a note. The browser would lay out all of a longer text to clamp it. */
const MAX_LENGTH = 10_000;

/** Returns the text of a note in a list, and whether the note is missing. */
export function listedNote({ t, display }: I18n, note: string | null | undefined) {
  const text = display(note, t('evaluations.noNote'));
  return { text: text.slice(0, MAX_LENGTH), isMissing: text !== note };
}
