import { Fragment } from 'react';

/**
 * Returns a text in which a long e-mail address can break after its `@`. The key creates a new element for another
 * text: the browser's page translation moves text nodes, and React could then not update them (docs/languages.md).
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
