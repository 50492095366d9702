import JSZip from 'sheetjs-style/jszip.js';

const SHEET = 'xl/worksheets/sheet1.xml';
const VIEW = '<sheetView workbookViewId="0"/>';
const FROZEN_VIEW =
  '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';

/**
 * The workbook with a first row that stays in view. sheetjs-style cannot write that, so it is added to the sheet in the
 * file, with the zip library that sheetjs-style brings.
 */
export function frozenHeader(workbook: ArrayBuffer): ArrayBuffer {
  const zip = new JSZip(workbook);
  const xml = zip.file(SHEET)?.asText();
  if (!xml?.includes(VIEW)) throw new Error('The sheet has no view');
  zip.file(SHEET, xml.replace(VIEW, FROZEN_VIEW));
  return zip.generate({ type: 'arraybuffer' });
}
