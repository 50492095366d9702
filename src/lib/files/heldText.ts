/** Whatever is no character of XML 1.0: control characters, lone surrogates, U+FFFE and U+FFFF. */
const NOT_HELD = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * The text without what a file cannot hold: a drawing and a workbook are XML, and a reader of CSV may end at a NUL. UTF-8
 * has no lone surrogates.
 */
export const heldText = (text: string) => text.replace(NOT_HELD, '');
