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
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element?.closest(IGNORED)) continue;
    // A match is highlighted within a text, and an address breaks in it. The beginning of a note can be skipped.
    const whole =
      element?.closest('.clamped:has(mark)') ?? element?.closest(':has(> mark)') ?? node;
    texts.push(whole.textContent ?? '');
  }
  for (const attribute of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      if (!element.closest(IGNORED)) texts.push(element.getAttribute(attribute) ?? '');
    }
  }
  return [...new Set(texts.map(onOneLine))];
}

/**
 * Returns the texts on a page in the pseudo-locale that have a plain letter or digit, although they should be
 * translated.
 */
export function untranslated(): string[] {
  const writtenTexts = [...written].sort((a, b) => b.length - a.length);
  return shownTexts().filter((text) => hasEnglish(text, writtenTexts));
}

const onOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

function hasEnglish(text: string, writtenTexts: readonly string[]): boolean {
  if (!PLAIN.test(text) || written.has(text)) return false;
  // A long note or name is cut.
  const start = text.replace(/…$/, '').trimEnd();
  if (start.length > 8 && writtenTexts.some((writtenText) => writtenText.startsWith(start)))
    return false;
  // A name with its address is cut, too.
  const [name = '', address] = start.split(' (');
  if (
    address !== undefined &&
    written.has(name) &&
    writtenTexts.some((writtenText) => writtenText.startsWith(address))
  ) {
    return false;
  }
  let rest = text;
  for (const writtenText of writtenTexts) {
    if (!PLAIN.test(rest)) return false;
    rest = rest.replaceAll(writtenText, '');
  }
  return PLAIN.test(rest);
}
