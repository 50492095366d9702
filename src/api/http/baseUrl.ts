// The extension is for vite.config.ts, which imports this file.
import { readHostAddress } from '../../domain/hostAddress.ts';

/** The element that says which API a page calls: `<meta name="api-base-url" content="https://…">`. */
export const API_META = 'api-base-url';

/**
 * The API of this page, as `readBaseUrl` returns it. The build writes the element into `index.html`, where a deployment
 * may change it. A page without the element is mocked, and calls its own origin. Throws an Error with a message for the
 * user.
 */
export function apiBaseUrl(page: Document): string {
  const element = page.querySelector(`meta[name="${API_META}"]`);
  if (!element) return '';
  const source = `The element <meta name="${API_META}"> of index.html`;
  return readBaseUrl(element.getAttribute('content') ?? '', source);
}

/**
 * The address in front of every path of the API, without a slash at the end: `https://api.example.com`, or '' for `/`,
 * the page's own origin. Throws an Error with a message for the user where a session's token must not be sent to the
 * address. `source` says what has to be changed.
 */
export function readBaseUrl(text: string, source: string): string {
  const given = text.trim();
  const refuse = (problem: string) =>
    new Error(
      `${source} ${problem}. Set it to the address of the API, such as https://api.example.com, ` +
        `or to / where page and API share an origin. Plain http is for this machine only, such as ` +
        'http://localhost:4000.',
    );

  if (given === '/') return '';
  if (given === '') throw refuse('is not set');
  return readHostAddress(given, refuse);
}
