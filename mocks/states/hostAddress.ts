import { readHostAddress } from '../../src/domain/hostAddress';
import { Invalid, refuse, shown } from './reader';

/** Reads the address of a real host, to which the session's token is sent. */
export function hostAddress(value: unknown, path: string): string {
  if (typeof value !== 'string') refuse(path, `must be an address, and is ${shown(value)}`);
  return readHostAddress(value, (problem) => new Invalid([`${path} ${problem}`]));
}
