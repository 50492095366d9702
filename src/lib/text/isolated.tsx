import type { ReactNode } from 'react';
import { isOther, type Page } from './isolatedText';

/** Explicit, because some algorithms for accessible names take `bdi` for a block and add spaces around it. */
const INLINE = { display: 'inline' };

/**
 * A user's text within a sentence, isolated so that its writing direction does not reorder the words around it. In a
 * page from left to right, a text that also runs from left to right stays part of one text node, so that the whole
 * sentence can be searched.
 */
export function isolated(page: Page, text: string): ReactNode {
  return isOther(page, text) ? <bdi style={INLINE}>{text}</bdi> : text;
}
