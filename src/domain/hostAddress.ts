/**
 * Reads the address of a host to which the session's token may be sent, and removes the slash at its end. Throws what
 * `refuse` makes of the problem, which is the end of a sentence.
 */
export function readHostAddress(text: string, refuse: (problem: string) => Error): string {
  // The parser would mend the rest: `https:host`, `https:\\host`, line breaks.
  if (!/^https?:\/\/[^/\\\s]/i.test(text) || !URL.canParse(text)) {
    throw refuse(`is no address of an API: "${text}"`);
  }
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') throw refuse('holds a user name or a password');
  if (/[?#]/.test(text)) throw refuse(`has a "?" or "#": "${text}"`);
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    throw refuse(`is not encrypted: "${text}"`);
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** This machine, by the names that a browser takes for it. The parser has completed `127.1`. */
function isLoopback(hostname: string): boolean {
  return /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname);
}
