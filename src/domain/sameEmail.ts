/**
 * Whether an address of the server is that of the sign-in.
 * @param own In lower case. Undefined where it is not known.
 */
export const isSameEmail = (email: string | null | undefined, own: string | undefined): boolean =>
  own !== undefined && email?.trim().toLowerCase() === own;
