import type { ReactNode } from 'react';
import { needsIsolation, type PageDirection } from './isolatedText';

/** Some implementations of accessible names treat `bdi` as a block and add spaces around it. */
const INLINE = { display: 'inline' };

/**
 * Renders a user's text within a sentence, isolated so that its writing direction does not reorder the words around it.
 * A left-to-right text on a left-to-right page needs no isolation, and stays in the same text node: the browser's
 * search on the page then finds the whole sentence.
 */
export function isolated(page: PageDirection, text: string): ReactNode {
  return needsIsolation(page, text) ? <bdi style={INLINE}>{text}</bdi> : text;
}
