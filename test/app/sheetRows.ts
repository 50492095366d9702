import '../../src/lib/files/sheetjsGlobals';
import { read, utils } from 'sheetjs-style';
import type { Download } from './downloads';

/** The only sheet of a workbook, read by another library. */
function sheetOf({ content }: Download, name: string) {
  const { SheetNames, Sheets } = read(content, { type: 'array' });
  expect(SheetNames).toEqual([name]);
  return Sheets[name] ?? {};
}

/** The rows as objects, by column name. */
export const sheetRows = (file: Download, name: string): unknown[] =>
  utils.sheet_to_json(sheetOf(file, name));

/** The displayed texts of the cells. The header is the first row. */
export const sheetTexts = (file: Download, name: string): unknown[] =>
  utils.sheet_to_json(sheetOf(file, name), { header: 1, raw: false });
