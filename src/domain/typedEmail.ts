import { trimmed, withoutInvisible } from './texts';

/** Blanks, and what stands between the addresses of a list. */
const SEPARATOR = /[\s;,]/;

/**
 * The address in a typed or pasted text: of a copied recipient such as `Ann Example <ann@example.com>;`, of a link such as
 * `mailto:ann@example.com`, or with what separates it from others. Two addresses stay as they are, and are none.
 */
export function typedEmail(text: string): string {
  const typed = trimmed(withoutInvisible(text), SEPARATOR);
  const address = /^[^<>]*<([^<>]*)>$/.exec(typed)?.[1] ?? typed;
  return address.trim().replace(/^mailto:([^?]*).*$/is, '$1');
}
