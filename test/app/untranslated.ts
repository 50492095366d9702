import { ROLES } from '../../src/domain/constants';

const ATTRIBUTES = ['alt', 'aria-label', 'aria-valuetext', 'placeholder', 'title'];
const PLAIN = /[a-z\d]/i;

/**
 * Matches elements without texts of the product, such as Storybook's own, and the element in which charts measure
 * texts.
 */
const IGNORED = 'style, script, [translate="no"], .sb-wrapper, body > svg';

/** Names, notes, messages and other texts of people and of the server. */
const written = new Set<string>();

export function addAnswer(body: string) {
  if (!/^\s*[{[]/.test(body)) return;
  try {
    JSON.parse(body, (_key, value: unknown) => {
      // The names of the roles are texts of the product.
      if (typeof value === 'string' && !ROLES.some((role) => role === value)) addWritten(value);
      return value;
    });
  } catch {
    // A fault cuts the answer.
  }
}

/** Adds texts that are typed later. */
export function watchTyping() {
  for (const event of ['input', 'change']) {
    document.addEventListener(
      event,
      ({ target }) => {
        const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
        // Each key is an input. The first letters are left out, because otherwise every letter would count as typed.
        if (isField && target.value.length > 2) addWritten(target.value);
      },
      { capture: true },
    );
  }
}

function addWritten(text: string) {
  // An address may break after its '@'.
  for (const part of [text, ...text.split(/(?<=@)/)]) {
    const line = onOneLine(part);
    if (PLAIN.test(line)) written.add(line);
  }
}

/** Returns the texts on the page, also those for screen readers only. */
export function shownTexts(): string[] {
  const shown = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element?.closest(IGNORED)) continue;
    // A match is marked within a text, and an address breaks in it. The beginning of a note can be skipped.
    const whole =
      element?.closest('.clamped:has(mark)') ?? element?.closest(':has(> mark)') ?? node;
    shown.push(whole.textContent ?? '');
  }
  for (const attribute of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      if (!element.closest(IGNORED)) shown.push(element.getAttribute(attribute) ?? '');
    }
  }
  return [...new Set(shown.map(onOneLine))];
}

/**
 * Returns the texts on a page in the pseudo-locale that have a plain letter or digit, although they should be
 * translated.
 */
export function untranslated(): string[] {
  const known = [...written].sort((one, other) => other.length - one.length);
  return shownTexts().filter((text) => hasEnglish(text, known));
}

const onOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

function hasEnglish(text: string, known: readonly string[]): boolean {
  if (!PLAIN.test(text) || written.has(text)) return false;
  // A long note or name is cut.
  const start = text.replace(/…$/, '').trimEnd();
  if (start.length > 8 && known.some((one) => one.startsWith(start))) return false;
  // A name with its address is cut, too.
  const [name = '', address] = start.split(' (');
  if (address !== undefined && written.has(name) && known.some((one) => one.startsWith(address))) {
    return false;
  }
  let rest = text;
  for (const one of known) {
    if (!PLAIN.test(rest)) return false;
    rest = rest.replaceAll(one, '');
  }
  return PLAIN.test(rest);
}
