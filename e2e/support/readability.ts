import type { Page } from '@playwright/test';

/**
 * Returns the texts that a user cannot read in the page, by the rules below. A line is a piece of visible text that the
 * browser drew in one rectangle, without the empty space above and below its letters.
 *
 * - Sideways: the page is not wider than the window.
 * - Clipped: no line goes beyond an ancestor that hides its overflow, or beyond the window. A line that an ancestor
 *   can scroll into view is not clipped.
 * - Cut: an ellipsis is allowed where a tooltip has the whole text, and after the last line of a text that is clamped
 *   to some lines. On paper there are no tooltips.
 * - Spilled: a line lies within the button, link or cell that it belongs to.
 * - Overlapping: no line lies over another one, nor over an icon or a field beside it.
 * - Placeholders: the text in an empty field is not wider than the field.
 *
 * One pixel more or less is rounding. While a dialog or a menu is open, only the dialog or menu is checked.
 */
export async function unreadable(page: Page, options = { onPaper: false }): Promise<string[]> {
  let faults: string[] = [];
  // The page may need some time to render at a new width.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await page.evaluate(settle);
    faults = await page.evaluate(findUnreadable, options);
    if (faults.length === 0) break;
    await page.waitForTimeout(PAUSE);
  }
  return faults;
}

const ATTEMPTS = 20;
/** Milliseconds. */
const PAUSE = 100;

async function settle() {
  // The header would cover content below it.
  window.scrollTo({ top: 0, behavior: 'instant' });
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** Finds unreadable texts. This runs in the page. */
function findUnreadable({ onPaper }: { onPaper: boolean }): string[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Piece {
    element: Element;
    text: string;
    box: Box;
  }

  const TOLERANCE = 1.5;
  const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
  const CONTROLS = 'button, a, td, th, [role="button"], [role="menuitem"], [role="gridcell"]';
  const ICONS = 'svg, input, textarea, img, [role="combobox"]';
  const { clientWidth, scrollWidth } = document.documentElement;
  const faults = new Set<string>();
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.MuiBackdrop-root');
  const overlay = Array.from(document.querySelectorAll(OVERLAYS)).filter(isShown).at(-1);
  const root = overlay ?? document.body;

  /** Returns the visible part of a piece inside its ancestors. Undefined if it is hidden or scrolled out of view. */
  function visiblePart(element: Element, full: Box, report: (fault: string) => void) {
    const box = { ...full };
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      const style = getComputedStyle(parent);
      const isClip = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const frame = parent.getBoundingClientRect();
      // The text is for screen readers only.
      if (frame.width <= 1 && frame.height <= 1 && isClip(style.overflowX)) return undefined;
      const isRoot = parent === document.body || parent === document.documentElement;
      if (!isRoot && style.display !== 'inline') {
        const inner = {
          left: frame.left + parent.clientLeft,
          top: frame.top + parent.clientTop,
          right: frame.left + parent.clientLeft + parent.clientWidth,
          bottom: frame.top + parent.clientTop + parent.clientHeight,
        };
        const isClamped = style.webkitLineClamp !== 'none';
        if (style.overflowY !== 'visible') {
          const over = box.bottom - inner.bottom > TOLERANCE || inner.top - box.top > TOLERANCE;
          if (over && isClip(style.overflowY)) {
            if (isClamped) return undefined;
            report('clipped');
          }
          box.top = Math.max(box.top, inner.top);
          box.bottom = Math.min(box.bottom, inner.bottom);
        }
        if (style.overflowX !== 'visible') {
          const over = box.right - inner.right > TOLERANCE || inner.left - box.left > TOLERANCE;
          if (over && isClip(style.overflowX)) {
            const isWhole = !onPaper && parent.closest('[title]') !== null;
            if (!(style.textOverflow === 'ellipsis' && isWhole)) report('clipped');
          }
          box.left = Math.max(box.left, inner.left);
          box.right = Math.min(box.right, inner.right);
        }
        if (box.right <= box.left || box.bottom <= box.top) return undefined;
      }
      if (style.position === 'fixed') break;
    }
    if (box.right > clientWidth + TOLERANCE || box.left < -TOLERANCE) report('clipped');
    return box;
  }

  const pieces: Piece[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || !isShown(element) || element.closest('script, style, noscript'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const control = element.closest(CONTROLS);
    const frame = control?.getBoundingClientRect();
    const { whiteSpace, fontSize } = getComputedStyle(element);
    // This is the space at the end of a line, which may be beyond the edge.
    const blank = whiteSpace === 'pre-wrap' ? Number.parseFloat(fontSize) / 2 : 0;
    const isInline = control !== null && getComputedStyle(control).display === 'inline';
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue;
      const space = line.height * 0.15;
      const full = {
        left: line.left,
        right: line.right - blank,
        top: line.top + space,
        bottom: line.bottom - space,
      };
      const report = (fault: string) => {
        faults.add(`${fault}: ${text}`);
      };
      const box = visiblePart(element, full, report);
      if (!box) continue;
      if (
        frame &&
        !isInline &&
        (box.left < frame.left - TOLERANCE ||
          box.right > frame.right + TOLERANCE ||
          box.top < frame.top - TOLERANCE ||
          box.bottom > frame.bottom + TOLERANCE)
      ) {
        report('spilled');
      }
      pieces.push({ element, text, box });
    }
  }

  const lines = pieces.length;
  for (const element of root.querySelectorAll(ICONS)) {
    if (!isShown(element)) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const box = visiblePart(element, { left, top, right, bottom }, () => undefined);
    if (box)
      pieces.push({ element, text: element.getAttribute('aria-label') ?? element.tagName, box });
  }

  pieces.slice(0, lines).forEach((piece, index) => {
    for (const laterPiece of pieces.slice(index + 1)) {
      if (piece.element.contains(laterPiece.element) || laterPiece.element.contains(piece.element))
        continue;
      const width =
        Math.min(piece.box.right, laterPiece.box.right) -
        Math.max(piece.box.left, laterPiece.box.left);
      const height =
        Math.min(piece.box.bottom, laterPiece.box.bottom) -
        Math.max(piece.box.top, laterPiece.box.top);
      if (width > TOLERANCE && height > TOLERANCE)
        faults.add(`overlapping: ${piece.text} | ${laterPiece.text}`);
    }
  });

  const canvas = document.createElement('canvas').getContext('2d');
  for (const field of root.querySelectorAll('input')) {
    if (!canvas || !isShown(field) || field.value !== '') continue;
    const style = getComputedStyle(field);
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(field, '::placeholder');
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room =
      field.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    if (canvas.measureText(field.placeholder).width > room + TOLERANCE)
      faults.add(`clipped: ${field.placeholder}`);
  }

  if (scrollWidth > clientWidth + TOLERANCE)
    faults.add(`sideways: ${scrollWidth} of ${clientWidth}`);
  return Array.from(faults);
}
