import { propertiesOf, SCHEMA_NAMES, type Property } from '../../contract/declared';
import { isRole } from '../../src/domain/constants';
import { fnv1a } from '../db/encoding';
import type { Json } from './arrangement';
import { isSecretKey } from './body';
import { sessionOf } from './persona';
import { isRecord } from '../../src/domain/isRecord';

/**
 * Replaces personal text by made-up text. Equal texts get equal replacements, so that a person who is listed, found
 * and evaluated stays one person. `x-personal` in `openapi.yaml` says what a text tells about a person.
 * Dates, roles and numbers stay. Text of properties without a mark, or unknown to the contract, is removed.
 *
 * This is not anonymisation: whoever guesses a name can confirm it, and the remaining facts may identify a person.
 */
export function pseudonymise(value: Json): Json {
  return mapTexts(value, (key, text) => CHANGES.get(key)?.(text) ?? '');
}

type Change = (text: string) => string;

/** By the mark of the property. */
const PERSONAL: Record<string, Change> = {
  name: (text) => (text.trim() === '' ? text : pseudonym(text)),
  email: emailOf,
  text: madeUpText,
  // A message may contain a name, and no code can find it.
  message: () => 'The message of the host is not recorded',
  none: (text) => text.replace(EMAIL, emailOf),
};

function changeOf({ values, format, personal }: Property): Change | undefined {
  if (values) return (text) => (values.includes(text) ? text : '');
  if (format === 'date' || format === 'date-time') return (text) => (DATE.test(text) ? text : '');
  return typeof personal === 'string' ? PERSONAL[personal] : undefined;
}

const DATE = /^[\d:.+TZ-]*$/;
const EMAIL = /[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+/g;

/** By the name of the property. A name has one meaning in all answers. */
const CHANGES = new Map(
  SCHEMA_NAMES.flatMap(propertiesOf)
    .flatMap((property) => (property.items ? [property, property.items] : [property]))
    .flatMap((property) => {
      const change = changeOf(property);
      return change ? [[property.name, change] as const] : [];
    }),
);

/** Removes passwords, and replaces a token by one that the mock accepts. */
export function withoutSecrets(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isRecord(value)) return value;
  const { role } = value;
  const { token } = sessionOf(isRole(role) ? role : 'noRole');
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key === 'token' || !isSecretKey(key))
      .map(([key, inner]) => [key, key === 'token' ? token : withoutSecrets(inner)]),
  );
}

/** A name of three parts. About 100,000 are possible. */
export function pseudonym(name: string): string {
  const hash = fnv1a(fold(name));
  const first = pick(FIRST_NAMES, hash);
  const initial = String.fromCharCode(65 + ((hash >>> 8) % 26));
  const last = pick(LAST_NAMES, hash >>> 16);
  return `${first} ${initial}. ${last}`;
}

function emailOf(email: string): string {
  return email === '' ? '' : `person-${fnv1a(fold(email)).toString(36)}@example.com`;
}

/** About as long as the original, so that the layout stays. Empty text stays empty. */
function madeUpText(text: string): string {
  if (text.trim() === '') return text;
  const from = fnv1a(fold(text)) % SENTENCES.length;
  let made = '';
  for (let next = from; made.length < text.length; next++) {
    made += `${made === '' ? '' : ' '}${pick(SENTENCES, next)}`;
  }
  return made;
}

/** Case and Unicode form do not matter. */
const fold = (text: string) => text.normalize('NFC').trim().toLowerCase();

function pick(values: readonly string[], index: number): string {
  return values[index % values.length] ?? '';
}

function mapTexts(value: Json, change: (key: string, text: string) => string, key = ''): Json {
  if (typeof value === 'string') return change(key, value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, `${key}[]`));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change, name)]),
  );
}

/** The words of made-up people and texts. A change here changes every recording that is made later. */

const FIRST_NAMES: readonly string[] = (
  'Alba Anton Aziza Bea Boris Bruna Calla Caspar Cira Dalia Darko Delia Edda Elio Enya Fabia ' +
  'Felix Fiona Gita Goran Greta Hana Hugo Ilka Ingo Iris Jana Jaro Juno Kaia Karim Kira ' +
  'Lena Levin Luba Mara Marek Mina Nadia Nils Nora Oda Olaf Orla Paula Pavel Petra Quim ' +
  'Ragna Remy Rosa Salma Sander Selma Tarek Thea Tilda Ugo Uma Vera Viktor Wanda Yara Zeno'
).split(' ');

const LAST_NAMES: readonly string[] = (
  'Abel Adler Amsel Bach Berg Birk Brandt Castell Cordes Dahl Distel Dorn Eder Ehlers Engel Falk ' +
  'Fink Frey Gall Gerber Graf Haas Hahn Holm Ibsen Imhof Jansen Jung Kern Kessel Kolb Lang ' +
  'Linde Lorenz Maas Mertens Moor Nagel Noack Nuss Ohm Orth Otter Pabst Perl Pohl Quast Quell ' +
  'Raabe Reich Rohr Sager Seidel Stein Tann Thiel Trost Ulm Unruh Vogt Voss Wald Weiss Zander'
).split(' ');

const SENTENCES = [
  'Keeps what was agreed.',
  'The second half went better than the first.',
  'Asks early when something is unclear.',
  'The hand-over was complete and on time.',
  'Could delegate more of the routine work.',
  'Colleagues like to work in this team.',
  'The figures were right from the first draft.',
  'Meetings start on time and end with a result.',
  'A course on planning would help.',
  'The goal for the next period is a smaller backlog.',
  'Answers customers in clear words.',
  'Two of three goals were reached.',
  'Writes down what was decided.',
  'The new tool was learned within a week.',
  'Takes criticism well and acts on it.',
  'More patience with new colleagues would be good.',
] as const;
