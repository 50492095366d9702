/** The API's origin, without a slash at the end. Empty in development: the mock answers on the page's own origin. */
export const apiBaseUrl = (import.meta.env.VITE_API_BASE_URL ?? '').replace(/\/+$/, '');
