/**
 * Whether an address of the server is the same as another one. Servers store an address in lower case or as it was
 * typed.
 * @param own An address in lower case. Undefined if it is not known.
 */
export const isSameEmail = (email: string | null | undefined, own: string | undefined): boolean =>
  own !== undefined && email?.trim().toLowerCase() === own;
