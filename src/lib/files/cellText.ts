import { withoutForbiddenCharacters } from './forbiddenCharacters';

/**
 * Matches a character that starts a formula in a spreadsheet, at the start of a text or of a possible cell. In some
 * regions a spreadsheet separates cells by semicolons or tabs, and ignores the quotation marks of a file.
 */
const START_OF_FORMULA = /(?<=(?:^|[;\t\r\n])[\s\p{Cc}\p{Cf}"]*)[=+\-@＝＋－＠]/gu;

/**
 * Returns a text for a spreadsheet. An apostrophe before such a character prevents the text from being evaluated as a
 * formula.
 */
export const toCellText = (text: string) =>
  withoutForbiddenCharacters(text).replace(START_OF_FORMULA, "'$&");
