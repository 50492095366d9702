import { Fragment } from 'react';
import { breakable } from '../../lib/text/breakable';
import { splitMatches } from '../../lib/text/matches';

interface HighlightedProps {
  text: string;
  /** Folded texts to highlight: words of a search (`searchWords`), or a whole search with its blanks. */
  words: string[];
}

/**
 * The display is explicit, because some algorithms for accessible names treat `mark` as a block and add spaces around
 * it.
 */
const INLINE = { display: 'inline' };

/**
 * A text in which the matches of a search are highlighted. An e-mail address in it breaks after its `@`. New highlights
 * get a new element (`key`), because React cannot update text nodes that a browser's translator has moved.
 */
export function Highlighted({ text, words }: HighlightedProps) {
  const parts = splitMatches(text, words);
  return (
    <span key={parts.join('\0')} style={INLINE}>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <mark key={index} style={INLINE}>
            {breakable(part)}
          </mark>
        ) : (
          <Fragment key={index}>{breakable(part)}</Fragment>
        ),
      )}
    </span>
  );
}
