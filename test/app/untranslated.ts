import { server } from '../../mocks/runtimes/node';
import { ROLES } from '../../src/domain/constants';

const ATTRIBUTES = ['alt', 'aria-label', 'aria-valuetext', 'placeholder', 'title'];

/** What the API has sent: names, notes and so on, which are shown as they are. */
const sent = new Set<string>();

/** Collects what the API sends. Call it once in a test file. */
export function collectSentTexts() {
  server.events.on('response:mocked', ({ response }) => {
    void response.clone().text().then(addTexts);
  });
}

function addTexts(body: string) {
  if (!/^[{[]/.test(body)) return;
  JSON.parse(body, (_key, value: unknown) => {
    // The names of the roles are texts of the product.
    if (typeof value !== 'string' || ROLES.some((role) => role === value)) return value;
    // An address may break after its '@'.
    for (const part of [value, ...value.split(/(?<=@)/)]) sent.add(onOneLine(part));
    return value;
  });
}

/** The texts on the page, also those for screen readers only, that have a letter of the pseudo-locale's English. */
export function untranslated(): string[] {
  const shown = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.closest('style, script, [translate="no"]')) shown.push(node.textContent ?? '');
  }
  for (const attribute of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      shown.push(element.getAttribute(attribute) ?? '');
    }
  }
  const known = [...sent].sort((one, other) => other.length - one.length);
  return [...new Set(shown.filter((text) => hasEnglish(text, known)))];
}

const onOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

function hasEnglish(text: string, known: readonly string[]): boolean {
  let rest = onOneLine(text);
  for (const one of known) {
    if (!/[a-z]/i.test(rest)) return false;
    rest = rest.replaceAll(one, '');
  }
  // A long note is cut.
  const start = rest.replace(/…$/, '').trim();
  return /[a-z]/i.test(rest) && !known.some((one) => start.length > 20 && one.startsWith(start));
}
