import type { Exchange } from '../model';
import { visible } from '../visible';

type Replacement = '[secret]' | '$TOKEN';

/** Shorter secrets are parts of other words. They are replaced only where they are a whole value. */
const SHORTEST_PART = 8;

/** Replaces what is secret in a text. Everything that is printed or written goes through it. */
export interface Redactor {
  (text: string): string;
  add: (secret: string, replacement?: Replacement) => void;
  readonly secrets: ReadonlyMap<string, Replacement>;
}

/** The start of tokens and passwords that the run made up. Reports show these, unless `add` names them. */
export const MADE_UP = 'contract-check-';

const NAME = String.raw`(?:[\w-]*(?:password|passwd|secret)|(?:[\w-]*token)|jwt)`;
const nameOfToken = /token|jwt/i;

/** In the order of their use. A second pass changes nothing. */
const PATTERNS: [RegExp, (...groups: string[]) => string][] = [
  [
    /(\bauthorization\\{0,8}["']?\s*[:=]\s*\\{0,8}["']?)(?:([A-Za-z]+)(\s+))?([^\s"'\\<>]+)/gi,
    (_all, start = '', scheme = '', space = '', value = '') => {
      if (value.startsWith(MADE_UP) || value.startsWith('$'))
        return `${start}${scheme}${space}${value}`;
      const isBearer = scheme === '' || /^bearer$/i.test(scheme);
      return `${start}${scheme}${space}${isBearer ? '$TOKEN' : '[secret]'}`;
    },
  ],
  [/(\bset-cookie["']?\s*[:=]\s*["']?)[^\r\n"]+/gi, (_all, start = '') => `${start}[secret]`],
  [/\beyJ[\w-]{5,}(?:\.[\w-]*){1,4}/g, () => '$TOKEN'],
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/?#"'<>]*@/gi, (_all, start = '') => `${start}[secret]@`],
  // A property of JSON, also of JSON in a text of JSON. The text may end within the value.
  [
    new RegExp(
      String.raw`((\\{0,8}")(${NAME})\2\s*:\s*)(?:\2(?!'\\*"\$|\x00|${MADE_UP})(?:(?!\2)(?:\\.|[^\\]))*(?:\2|$)|-?\d[\d.eE+-]*)`,
      'gis',
    ),
    (_all, start = '', quote = '', name = '') => `${start}${quote}${replacementOf(name)}${quote}`,
  ],
  [
    new RegExp(String.raw`([?&;](${NAME})=)[^&\s"'#<>]+`, 'gi'),
    (_all, start = '', name = '') => `${start}${replacementOf(name)}`,
  ],
];

function replacementOf(name: string): Replacement {
  return nameOfToken.test(name) ? '$TOKEN' : '[secret]';
}

export function createRedactor(secrets: string[]): Redactor {
  const known = new Map<string, Replacement>();
  let forms = new Map<string, Replacement>();
  let pattern: RegExp | undefined;

  const redact = (text: string) => {
    const cleaned = pattern ? text.replace(pattern, (form) => forms.get(form) ?? '[secret]') : text;
    return PATTERNS.reduce((rest, [one, replace]) => rest.replace(one, replace), cleaned);
  };
  const add = (secret: string, replacement: Replacement = '[secret]') => {
    if (secret === '') return;
    known.set(secret, replacement);
    const all = [...known].flatMap(([one, name]) =>
      formsOf(one).map((form) => {
        const text = escapeForPattern(form);
        return { form, name, source: one.length < SHORTEST_PART ? wholeValue(text) : text };
      }),
    );
    // The longest first: one secret may be part of another.
    const sorted = all.sort((a, b) => b.form.length - a.form.length);
    forms = new Map(sorted.map(({ form, name: replaced }) => [form, replaced]));
    pattern = new RegExp(sorted.map(({ source }) => source).join('|'), 'g');
  };
  for (const secret of secrets) add(secret);
  return Object.assign(redact, { add, secrets: known });
}

/** A pattern that is found as a whole text, a quoted value, a value of a query or a form, or of a header. */
const wholeValue = (text: string) =>
  [
    String.raw`(?<=^|["'])${text}(?=$|\\*["'](?!\s*:))`,
    String.raw`(?<==|\bBearer )${text}(?=$|[&#;"'\s\\])`,
    String.raw`(?<=(?:^|["'\n])[\w-]+: )${text}(?=$|["'\n])`,
  ].join('|');

/** The secret as URLs, JSON, HTML and Basic authentication write it. */
function formsOf(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const ascii = json.replace(/[^\x20-\x7e]/g, (one) => {
    return `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  const url = encodeURIComponent(secret.toWellFormed());
  const strictUrl = url.replace(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const formUrl = new URLSearchParams({ '': secret }).toString().slice(1);
  const html = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const quoted = html.replaceAll('"', '&quot;');
  const texts = [secret, json, ascii, json.replaceAll('/', '\\/'), ascii.replaceAll('/', '\\/')];
  const urls = [url, strictUrl, formUrl].flatMap((form) => [
    form,
    form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
  ]);
  const pages = [html, quoted, quoted.replaceAll("'", '&#39;'), quoted.replaceAll("'", '&#x27;')];
  return [...new Set([...texts, ...urls, ...pages, ...base64Of(secret)])];
}

/** In Base64 the same text looks different by its position, such as after `name:`. */
function base64Of(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [0, 1, 2].flatMap((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    // The characters at the edges depend on the neighbours, too.
    const end = (shift + bytes.length) % 3 === 0 ? text.length : text.length - 1;
    const own = text.slice([0, 2, 3][shift], end);
    const whole = shift === 0 ? [text] : [];
    const found = own.length >= 6 ? [...whole, own] : whole;
    return found.flatMap((one) => [one, one.replaceAll('+', '-').replaceAll('/', '_')]);
  });
}

function escapeForPattern(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

/** Headers that curl sets by itself. */
const OWN_HEADERS = new Set(['host', 'connection', 'content-length', 'user-agent']);
const PASSWORD_MARK = '\u0000password\u0000';

/** A line for a POSIX shell that repeats the call; the reader sets TOKEN and PASSWORD. */
export function curlOf(exchange: Exchange, redact: Redactor): string {
  const parts = [`curl -sS -i -X ${exchange.method.replace(/[^A-Za-z]/g, '')}`];
  // Without these options, curl interprets brackets and resolves dots.
  if (/[[\]{}]/.test(exchange.url)) parts.push('-g');
  if (/\/\.\.?(?:[/?#]|$)/.test(exchange.url)) parts.push('--path-as-is');
  parts.push(quote(redact(exchange.url)));
  for (const [name, value] of Object.entries(exchange.requestHeaders)) {
    const key = name.toLowerCase();
    if (key === 'authorization') parts.push(`-H "Authorization: ${credentials(value, redact)}"`);
    else if (key === 'accept-encoding') parts.push('--compressed');
    else if (!OWN_HEADERS.has(key)) parts.push(`-H ${quote(redact(`${name}: ${value}`))}`);
  }
  if (exchange.requestBody !== undefined) {
    const body = quote(redact(bodyOf(exchange.requestBody, redact)));
    parts.push(`--data-raw ${body.replaceAll(PASSWORD_MARK, `'"$PASSWORD"'`)}`);
  }
  return parts.join(' ');
}

function quote(text: string) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function bodyOf(body: unknown, redact: Redactor): string {
  if (typeof body === 'string') return body;
  const json = JSON.stringify(body, (key, value: unknown) =>
    /password$/i.test(key) && typeof value === 'string' && redact.secrets.has(value)
      ? PASSWORD_MARK
      : value,
  );
  // `visible` writes escapes that JSON reads as the same text, so the line can be copied from a report.
  return visible(json).replaceAll(JSON.stringify(PASSWORD_MARK).slice(1, -1), PASSWORD_MARK);
}

/** For a text in double quotes. The shell makes an altered token from `$TOKEN`. */
function credentials(value: string, redact: Redactor): string {
  const token = value.replace(/^bearer\s+/i, '');
  if (/^[\w-]+$/.test(token) && token.startsWith(MADE_UP)) return `Bearer ${redact(token)}`;
  for (const secret of redact.secrets.keys()) {
    // The redactor learned an altered token after its original.
    if (token === secret) break;
    const altered = alteration(secret, token);
    if (altered) return `Bearer $(printf %s "$TOKEN" | sed '${altered}')`;
  }
  return 'Bearer $TOKEN';
}

/** A command for sed that makes the altered token; undefined where the two are not alike. */
function alteration(token: string, altered: string): string | undefined {
  const most = Math.min(token.length, altered.length);
  let start = 0;
  while (start < most && token[start] === altered[start]) start++;
  let end = 0;
  while (end < most - start && token.at(-1 - end) === altered.at(-1 - end)) end++;
  const inserted = altered.slice(start, altered.length - end);
  if ((start + end) * 2 < token.length || !/^[\w.~-]{0,16}$/.test(inserted)) return undefined;
  return `s/^\\(${any(start)}\\)${any(token.length - start - end)}/\\1${inserted}/`;
}

/** A pattern for `count` characters. POSIX allows counts up to 255. */
function any(count: number) {
  return `${'.\\{255\\}'.repeat(Math.floor(count / 255))}.\\{${count % 255}\\}`;
}
