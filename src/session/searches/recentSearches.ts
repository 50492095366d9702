import { isBlank } from '../../domain/texts';
import { session } from '../session';
import { storedSearches } from '../storedText';

const LIMIT = 5;

/** The last searches of the user in this tab, the newest first. They are stored as '?token=…&q=…&q=…'. */
export function recentSearches(): string[] {
  const kept = new URLSearchParams(storedSearches.get() ?? '');
  // With another token they are somebody else's: the session ended while this tab was at another site.
  return kept.get('token') === session.get().token ? kept.getAll('q') : [];
}

/** Makes a text the newest of the searches. A blank one is not kept. */
export function keepSearch(text: string) {
  const { token } = session.get();
  if (token === null || isBlank(text)) return;
  const others = recentSearches().filter((other) => other !== text);
  const kept = new URLSearchParams({ token });
  for (const one of [text, ...others].slice(0, LIMIT)) kept.append('q', one);
  storedSearches.set(kept.toString());
}
