import { breakable } from '../../lib/text/breakable';
import { splitMatches } from '../../lib/text/matches';

interface MarkedProps {
  text: string;
  /** Folded words (`searchWords`). */
  words: string[];
}

/** Explicit, because some algorithms for accessible names take `mark` for a block and add spaces around it. */
const INLINE = { display: 'inline' };

/** A text in which the matches of a search are marked. An e-mail address in it breaks after its `@`. */
export function Marked({ text, words }: MarkedProps) {
  return splitMatches(text, words).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} style={INLINE}>
        {breakable(part)}
      </mark>
    ) : (
      breakable(part)
    ),
  );
}
