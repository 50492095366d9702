/**
 * Reads the address of a host to which the session's token may be sent, and removes the slash at its end. Throws the
 * error that `refuse` makes. `refuse` gets the problem as the end of a sentence.
 */
export function readHostAddress(text: string, refuse: (problem: string) => Error): string {
  // The parser would repair other texts: `https:host`, `https:\\host`, line breaks.
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

/** Whether a browser takes the name for this machine. The parser has already completed `127.1`. */
function isLoopback(hostname: string): boolean {
  return /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname);
}
