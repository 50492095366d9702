import { isRecord } from '../../../src/domain/isRecord';

/** Writes JSON as TypeScript, with the line breaks of Prettier: pasted code passes the format check. */

const WIDTH = 100;
/** A shorter key keeps a long text on its line. */
const SHORT_KEY = 5;
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

interface Place {
  /** Columns before the line. */
  indent?: number;
  /** Columns before the value, in the line. */
  before?: number;
  /** Columns after the value: a comma, or what closes a call. */
  after?: number;
}

/** Properties that are undefined are left out. */
export function literal(
  value: unknown,
  { indent = 0, before = indent, after = 1 }: Place = {},
): string {
  const line = inLine(value);
  if (line !== undefined && before + widthOf(line) + after <= WIDTH) return line;
  const pad = ' '.repeat(indent + 2);
  const inner = { indent: indent + 2, before: indent + 2 };
  if (Array.isArray(value)) {
    const items = value.every(isNumber)
      ? filled(value, WIDTH - inner.indent)
      : value.map((item: unknown) => `${literal(item, inner)},`);
    return `[\n${items.map((item) => `${pad}${item}\n`).join('')}${' '.repeat(indent)}]`;
  }
  if (!isRecord(value)) return line ?? '';
  const lines = entriesOf(value).map(
    ([key, item]) => `${pad}${property(key, item, inner.indent)},\n`,
  );
  return `{\n${lines.join('')}${' '.repeat(indent)}}`;
}

/** A text in the quotes that Prettier chooses. */
export function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  const singles = escaped.split("'").length;
  const doubles = escaped.split('"').length;
  return singles > doubles
    ? `"${escaped.replaceAll('"', '\\"')}"`
    : `'${escaped.replaceAll("'", "\\'")}'`;
}

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const WITHOUT_WIDTH = /\p{Mn}|\u200b|\u200c|\u200d/u;

/** The columns of an editor: two for a wide character, none for a combining one. */
export function widthOf(text: string): number {
  return Array.from(text).reduce(
    (sum, character) => sum + (WITHOUT_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1),
    0,
  );
}

function property(key: string, value: unknown, indent: number): string {
  const name = IDENTIFIER.test(key) ? key : quoted(key);
  const before = indent + widthOf(name) + 2;
  const text = literal(value, { indent, before });
  const isTooLong = typeof value === 'string' && before + widthOf(text) + 1 > WIDTH;
  return isTooLong && widthOf(name) >= SHORT_KEY
    ? `${name}:\n${' '.repeat(indent + 2)}${text}`
    : `${name}: ${text}`;
}

/** Undefined where the value always takes several lines. */
function inLine(value: unknown): string | undefined {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) {
    const items = value.map(inLine);
    return breaks(value) || items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (!isRecord(value)) return JSON.stringify(value).replace('e+', 'e');
  const entries = entriesOf(value).map(([key, inner]) => {
    const text = inLine(inner);
    return text === undefined ? undefined : `${IDENTIFIER.test(key) ? key : quoted(key)}: ${text}`;
  });
  if (entries.includes(undefined)) return undefined;
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** Whether the items are several objects, or several lists, with more than one part each. */
function breaks(items: readonly unknown[]): boolean {
  if (items.length < 2) return false;
  const isLong = (item: object) => Object.values(item).length > 1;
  return (
    items.every((item) => isRecord(item) && isLong(item)) ||
    items.every((item) => Array.isArray(item) && isLong(item))
  );
}

/** Numbers, as many as fit in each line. */
function filled(numbers: readonly number[], width: number): string[] {
  return numbers.reduce<string[]>((lines, number) => {
    const text = `${inLine(number) ?? ''},`;
    const last = lines.at(-1);
    return last !== undefined && last.length + 1 + text.length <= width
      ? [...lines.slice(0, -1), `${last} ${text}`]
      : [...lines, text];
  }, []);
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, inner]) => inner !== undefined);
