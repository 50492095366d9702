import english from './messages/en.json';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const ACCENTED = 'åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ۰۱۲۳۴۵۶۷۸۹';

/** A translation may be longer than English by this part. */
const LONGER = 0.4;

/**
 * English with every text of the product in brackets, with accents and 40 % longer. A letter without an accent is then
 * what somebody wrote, or a text that is no message. Dates are Greek, since English ones would have such letters, and
 * numbers have Persian digits, so that one that is not formatted is found, too.
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

/** The parts of a compiled message: texts, `0` for the number of a plural, and `[name, …]` of arguments and tags. */
const markParts = (parts: readonly unknown[]): unknown[] => parts.map(markPart);

function markPart(part: unknown): unknown {
  if (typeof part === 'string') return markText(part);
  if (!isList(part)) return part;
  const [name, kind, ...rest] = part;
  // The second part of an argument is a number; that of a tag is its content.
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
