import english from './messages/en.json';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const ACCENTED = 'åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ۰۱۲۳۴۵۶۷۸۹';

/** The factor by which translations can be longer than English. */
const LONGER = 0.4;

/**
 * Creates the pseudo-locale: English messages in brackets, with accents, and 40 % longer. A plain letter on the screen
 * is then user content, or a text that is missing in the messages. Dates are in Greek, because English ones have plain
 * letters. Numbers have Persian digits, so that a plain digit shows a number without a format.
 */
export const createPseudo = () => ({ locale: 'el-u-nu-arabext', messages: markMessages(english) });

function markMessages<Value>(messages: Value): Value;
function markMessages(messages: unknown): unknown {
  return mapValues(messages, (value) =>
    typeof value === 'string' || isList(value)
      ? ['⟦', ...markParts(isList(value) ? value : [value]), '⟧']
      : markMessages(value),
  );
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * Marks the parts of a compiled message, which is a list of strings, `0` (the number in a plural), and arrays
 * `[name, …]` (arguments and tags).
 */
const markParts = (parts: readonly unknown[]): unknown[] => parts.map(markPart);

function markPart(part: unknown): unknown {
  if (typeof part === 'string') return markText(part);
  if (!isList(part)) return part;
  const [name, kind, ...rest] = part;
  // The second item is a number for an argument, and the content for a tag.
  if (part.length === 1) return part;
  if (typeof kind !== 'number') return [name, ...markParts([kind, ...rest])];
  return [name, kind, ...rest.map((choices) => mapValues(choices, markChoice))];
}

const markChoice = (choice: unknown) => (isList(choice) ? markParts(choice) : markPart(choice));

function markText(text: string): string {
  const accented = text.replace(
    /[a-z\d]/gi,
    (letter) => ACCENTED[LETTERS.indexOf(letter)] ?? letter,
  );
  return accented + '·'.repeat(Math.round(text.trim().length * LONGER));
}

function mapValues(value: unknown, change: (inner: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
}
