/**
 * Validates the address of a host that may receive the session's token, and removes a slash at its end. Throws the error
 * that `refuse` returns for the problem. The problem is a predicate such as 'is not encrypted: "http://example.com"'.
 */
export function readHostAddress(text: string, refuse: (problem: string) => Error): string {
  // `URL` would repair other texts: `https:host`, `https:\\host`, line breaks.
  if (!/^https?:\/\/[^/\\\s]/i.test(text) || !URL.canParse(text)) {
    throw refuse(`is not the address of an API: "${text}"`);
  }
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') throw refuse('holds a user name or a password');
  if (/[?#]/.test(text)) throw refuse(`has a "?" or "#": "${text}"`);
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    throw refuse(`is not encrypted: "${text}"`);
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** Whether the name is always this machine. `URL` has already expanded `127.1` to `127.0.0.1`. */
function isLoopback(hostname: string): boolean {
  return /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname);
}
