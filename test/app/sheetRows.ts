import '../../src/lib/files/sheetjsGlobals';
import { read, utils } from 'sheetjs-style';
import type { Download } from './downloads';

/** Reads the only sheet of a workbook with another library. */
function sheetOf({ content }: Download, name: string) {
  const { SheetNames, Sheets } = read(content, { type: 'array' });
  expect(SheetNames).toEqual([name]);
  return Sheets[name] ?? {};
}

/** Returns the rows as objects, by column name. */
export const sheetRows = (file: Download, name: string): unknown[] =>
  utils.sheet_to_json(sheetOf(file, name));

/** Returns the displayed texts of the cells. The header is the first row. */
export const sheetTexts = (file: Download, name: string): unknown[] =>
  utils.sheet_to_json(sheetOf(file, name), { header: 1, raw: false });
