import '../../src/lib/files/sheetjsGlobals';
import { read, utils } from 'sheetjs-style';
import type { Download } from './downloads';

/** The one sheet of a workbook as another program reads it. */
function sheetOf({ content }: Download, name: string) {
  const { SheetNames, Sheets } = read(content, { type: 'array' });
  expect(SheetNames).toEqual([name]);
  return Sheets[name] ?? {};
}

/** A record of values for each row. */
export const sheetRows = (file: Download, name: string): unknown[] =>
  utils.sheet_to_json(sheetOf(file, name));

/** What each cell shows, the header first. */
export const sheetTexts = (file: Download, name: string): unknown[] =>
  utils.sheet_to_json(sheetOf(file, name), { header: 1, raw: false });
