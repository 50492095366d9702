import { Fragment } from 'react';

/** A text in which an e-mail address that does not fit on a line breaks after its `@`. */
export function breakable(text: string) {
  return text.split(/(?<=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
