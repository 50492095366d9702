import type { I18n } from '../../i18n/createI18n';

/** More characters than a list shows of a note. To clamp a longer one, the browser would lay out all of it. */
const MAX_LENGTH = 10_000;

/** What a list shows of a note, and whether there is one. */
export function listedNote({ t, display }: I18n, note: string | null | undefined) {
  const shown = display(note, t('evaluations.noNote'));
  return { text: shown.slice(0, MAX_LENGTH), isMissing: shown !== note };
}
