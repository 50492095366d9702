// The file name has its extension because vite.config.ts imports this file.
import { readHostAddress } from '../../domain/hostAddress.ts';

/** The name of the meta element with the API's address: `<meta name="api-base-url" content="https://…">`. */
export const API_META = 'api-base-url';

/**
 * Reads the base URL of the API from the meta element. The build writes the element into `index.html`, and a deployment
 * may change it. A page without it uses the mock, at its own origin. Throws an Error with a message for the user.
 */
export function apiBaseUrl(page: Document): string {
  const element = page.querySelector(`meta[name="${API_META}"]`);
  if (!element) return '';
  const source = `The element <meta name="${API_META}"> of index.html`;
  return readBaseUrl(element.getAttribute('content') ?? '', source);
}

/**
 * Validates the base URL of the API and removes a slash at its end. Returns '' for `/`, the page's own origin. Throws an
 * Error with a message for the user if a token must not be sent to this address.
 * @param source The name of the setting, for the message.
 */
export function readBaseUrl(text: string, source: string): string {
  const address = text.trim();
  const refuse = (problem: string) =>
    new Error(
      `${source} ${problem}. Set it to the address of the API, such as https://api.example.com, ` +
        `or to / where page and API share an origin. Plain http is for this machine only, such as ` +
        'http://localhost:4000.',
    );

  if (address === '/') return '';
  if (address === '') throw refuse('is not set');
  return readHostAddress(address, refuse);
}
