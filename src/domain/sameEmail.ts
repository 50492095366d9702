/**
 * Whether two addresses are the same. Servers store an address in lower case or as it was typed. An address that is not
 * known is not the same as another.
 */
export const isSameEmail = (
  email: string | null | undefined,
  otherEmail: string | null | undefined,
): boolean => {
  const normalized = normalize(email);
  return normalized !== '' && normalized === normalize(otherEmail);
};

const normalize = (email: string | null | undefined) => email?.trim().toLowerCase() ?? '';
