import { personKey } from '../../domain/personKey';
import { nonBlank } from '../../domain/texts';

interface Person {
  _id?: string | null;
  name?: string | null;
  email?: string | null;
  position?: string | null;
}

/**
 * Returns a function for the label of a person: the name. If several of these people have the same name, the label also
 * has the e-mail, else the position, as in 'Ann Example (ann@example.com)' (specification, Texts).
 * @param nameless The text for a missing name.
 */
export function personLabels(people: readonly (Person | null | undefined)[], nameless: string) {
  const keys = new Map<string, string | undefined>();
  const shared = new Set<string>();
  for (const person of people) {
    const name = nameOf(person, nameless);
    const key = personKey(person);
    if (keys.has(name) && keys.get(name) !== key) shared.add(name);
    else keys.set(name, key);
  }
  return (person: Person | null | undefined): string => {
    const name = nameOf(person, nameless);
    const fact = shared.has(name)
      ? (nonBlank(person?.email) ?? nonBlank(person?.position))
      : undefined;
    return fact === undefined ? name : `${name} (${fact})`;
  };
}

/**
 * The same label for one of many people, without a map of all names: the loop has no callback for a person.
 * @param name The name of the person with this id. It must not be missing.
 */
export function personLabel(people: readonly Person[], id: string, name: string): string {
  const trimmed = name.trim();
  const namesakes: Person[] = [];
  for (const person of people) if (person.name?.trim() === trimmed) namesakes.push(person);
  return personLabels(namesakes, name)(namesakes.find(({ _id }) => _id === id) ?? { name });
}

const nameOf = (person: Person | null | undefined, nameless: string) =>
  nonBlank(person?.name)?.trim() ?? nameless;
