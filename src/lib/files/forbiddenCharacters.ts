/** Matches characters that XML 1.0 forbids: control characters, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * Removes characters that a file must not contain. SVG and XLSX are XML, some CSV readers stop at a NUL, and UTF-8 has no
 * lone surrogates.
 */
export const withoutForbiddenCharacters = (text: string) => text.replace(FORBIDDEN, '');
