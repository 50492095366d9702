import { API_META, readBaseUrl } from './baseUrl';

/** Milliseconds until a call without an answer is given up (spec decision 25). */
export const TIMEOUT = 30_000;

/**
 * The API of this page, as `readBaseUrl` answers it. The build writes the element into `index.html`, where
 * a deployment may change it; a page without it is mocked, and calls its own origin. Throws an
 * Error with a message for the user.
 */
export function apiBaseUrl(page: Document): string {
  const element = page.querySelector(`meta[name="${API_META}"]`);
  if (!element) return '';
  const source = `The element <meta name="${API_META}"> of index.html`;
  return readBaseUrl(element.getAttribute('content') ?? '', source);
}
