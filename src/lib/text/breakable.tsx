import { Fragment } from 'react';

/** A text in which an e-mail address that does not fit on a line breaks after its `@`. */
export function breakable(text: string) {
  if (!text.includes('@')) return text;
  return text.split(/(?<=@)/).map((part, index) => (
    <Fragment key={index}>
      {part}
      {part.endsWith('@') && <wbr />}
    </Fragment>
  ));
}
