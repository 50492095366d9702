import type { ClipboardEvent } from 'react';
import { tableHtml, tableText } from '../../lib/text/copiedTable';

const ROWS = 'tr, [role="row"]';

/**
 * Copies selected cells of a list as a table, for spreadsheets and texts. Browsers would put a line break after most
 * cells, because their parts are blocks, and on phones the cells are, too. The browser itself handles a selection
 * inside one cell.
 */
export function copyCells(event: ClipboardEvent<HTMLElement>) {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  const rows = Array.from(event.currentTarget.querySelectorAll(ROWS), (row) =>
    Array.from(row.children, (cell) => selectedIn(cell, range)),
  );
  if (rows.flat().filter((part) => part !== undefined).length < 2) return;

  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  // The browser knows which texts it copies: it omits those of hidden columns, and those that cannot be selected.
  const textOf = (part: Range | undefined) => {
    if (!part) return '';
    selection.removeAllRanges();
    selection.addRange(part);
    return selection.toString();
  };
  const texts = rows.filter((cells) => cells.some(Boolean)).map((cells) => cells.map(textOf));
  if (anchorNode && focusNode) {
    selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  }
  event.preventDefault();
  event.clipboardData.setData('text/plain', tableText(texts));
  event.clipboardData.setData('text/html', tableHtml(texts));
}

/** Returns the selected part of a cell. Undefined if no text of it is selected. */
function selectedIn(cell: Element, range: Range): Range | undefined {
  if (!range.intersectsNode(cell)) return undefined;
  const part = document.createRange();
  part.selectNodeContents(cell);
  if (part.compareBoundaryPoints(Range.START_TO_START, range) < 0) {
    part.setStart(range.startContainer, range.startOffset);
  }
  if (part.compareBoundaryPoints(Range.END_TO_END, range) > 0) {
    part.setEnd(range.endContainer, range.endOffset);
  }
  return part.toString().trim() === '' ? undefined : part;
}
