import { refuse } from './reader';

/**
 * Reads the address of a real host, to which the session's token is sent. The rules are those of the address of the
 * API of a page: no user, no query, and no plain http but to this machine.
 */
export function hostAddress(value: unknown, path: string): string {
  const isAddress = typeof value === 'string' && /^https?:\/\/[^/\\\s]/i.test(value);
  if (!isAddress || !URL.canParse(value)) {
    refuse(path, 'must be an address such as http://localhost:4000');
  }
  const url = new URL(value);
  if (url.username !== '' || url.password !== '') refuse(path, 'must hold no user and no password');
  if (/[?#]/.test(value)) refuse(path, 'must have no "?" and no "#"');
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    refuse(path, 'is not encrypted: plain http is for this machine only');
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

function isLoopback(hostname: string): boolean {
  return /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname);
}
