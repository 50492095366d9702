/**
 * Whether an address of the server is that of the sign-in.
 * @param own An address in lower case. Undefined if it is not known.
 */
export const isSameEmail = (email: string | null | undefined, own: string | undefined): boolean =>
  own !== undefined && email?.trim().toLowerCase() === own;
