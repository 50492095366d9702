import { isBlank } from '../../../domain/texts';
import { session } from '../../../session/session';
import { storedSearches } from '../../../session/sessionTexts';

const MAX_SEARCHES = 5;

/** Returns the last searches of the user in this tab, the newest first. They are stored as 'q=…&q=…'. */
export function recentSearches(): string[] {
  return new URLSearchParams(storedSearches.get(session.getId()) ?? '').getAll('q');
}

/** Adds a text as the newest search. A blank text is ignored. */
export function addRecentSearch(text: string) {
  if (session.get().token === null || isBlank(text)) return;
  const earlier = recentSearches().filter((search) => search !== text);
  const stored = new URLSearchParams();
  for (const search of [text, ...earlier].slice(0, MAX_SEARCHES)) stored.append('q', search);
  storedSearches.set(session.getId(), stored.toString());
}
