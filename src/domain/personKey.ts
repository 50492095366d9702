import { nonBlank } from './texts';

interface Person {
  _id?: string | null;
  email?: string | null;
  name?: string | null;
}

/**
 * Returns a key that identifies a person by id, or else by e-mail, or else by name: a server may omit the ids of
 * evaluators.
 */
export const personKey = (person: Person | null | undefined): string | undefined =>
  [person?._id, person?.email, person?.name].map(nonBlank).find((text) => text !== undefined);
