import { Fragment } from 'react';

/**
 * A text in which an e-mail address that does not fit on a line breaks after its `@`. Another address gets another
 * element: where a translator of the browser has moved its texts, React could not change them.
 */
export function breakable(text: string) {
  if (!text.includes('@')) return text;
  return (
    <span key={text}>
      {text.split(/(?<=@)/).map((part, index) => (
        <Fragment key={index}>
          {part}
          {part.endsWith('@') && <wbr />}
        </Fragment>
      ))}
    </span>
  );
}
