import { personKey } from '../../domain/personKey';
import { nonBlank } from '../../domain/texts';

interface Person {
  _id?: string | null;
  name?: string | null;
  email?: string | null;
  position?: string | null;
}

type People = readonly (Person | null | undefined)[];

export type DetailOf = (person: Person | null | undefined) => string | undefined;

/**
 * Returns a function for the detail that distinguishes a person from others of the same name (specification, Texts):
 * the position, or the e-mail address if the position is the same. Undefined if nobody else has the name.
 */
export function namesakeDetails(people: People): DetailOf {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  // This is a plain loop, because it reads all employees, few of whom share a name.
  for (const person of people) {
    const name = person?.name?.trim() ?? '';
    if (seen.has(name)) repeated.add(name);
    else seen.add(name);
  }
  if (repeated.size === 0) return noDetail;
  const namesakes: (Person | null | undefined)[] = [];
  for (const person of people) {
    if (repeated.has(person?.name?.trim() ?? '')) namesakes.push(person);
  }
  const names = sharedBy(namesakes, nameOf);
  const positions = sharedBy(namesakes, nameAndPosition);
  return (person) => {
    if (!names.has(nameOf(person))) return undefined;
    const position = nonBlank(person?.position);
    const isEnough = position !== undefined && !positions.has(nameAndPosition(person));
    return isEnough ? position : (nonBlank(person?.email) ?? position);
  };
}

/** Returns no detail. All lists without namesakes share this function, so that nothing is rendered again. */
const noDetail = () => undefined;

/** Returns a text such as 'Ann Example (Analyst)'. */
export const nameWithDetail = (name: string, detail: string | undefined) =>
  detail === undefined ? name : `${name} (${detail})`;

/**
 * Returns the label of a person whose namesakes are not known. An e-mail address distinguishes them from everybody
 * else.
 */
export const labelWithDetail = (person: Person) =>
  nameWithDetail(nameOf(person), nonBlank(person.email) ?? nonBlank(person.position));

/**
 * Returns a function for the label of a person: the name, and, if others have the same name, the detail that
 * distinguishes them, as in 'Ann Example (Analyst)'.
 * @param nameless The text for a missing name.
 */
export function personLabels(people: People, nameless: string) {
  const detailOf = namesakeDetails(people);
  return (person: Person | null | undefined): string =>
    nameWithDetail(nonBlank(person?.name)?.trim() ?? nameless, detailOf(person));
}

/**
 * Returns the same label for one of many people, if only one is needed.
 * @param name The name of the person with this id. It must not be missing.
 */
export function personLabel(people: readonly Person[], id: string, name: string): string {
  const trimmed = name.trim();
  const namesakes: Person[] = [];
  for (const person of people) if (person.name?.trim() === trimmed) namesakes.push(person);
  return personLabels(namesakes, name)(namesakes.find(({ _id }) => _id === id) ?? { name });
}

const nameOf = (person: Person | null | undefined) => nonBlank(person?.name)?.trim() ?? '';

const nameAndPosition = (person: Person | null | undefined) =>
  `${nameOf(person)}\n${nonBlank(person?.position)?.trim() ?? ''}`;

/** Returns the texts that two different people have. */
function sharedBy(people: People, textOf: (person: Person | null | undefined) => string) {
  const keys = new Map<string, string | undefined>();
  const shared = new Set<string>();
  for (const person of people) {
    const text = textOf(person);
    const key = personKey(person);
    if (keys.has(text) && keys.get(text) !== key) shared.add(text);
    else keys.set(text, key);
  }
  return shared;
}
