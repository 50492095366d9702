import type { ReactNode } from 'react';

/**
 * Renders a name, and below it the detail that distinguishes the person from others of the same name
 * (lib/text/personLabels.ts). The detail is never cut. This is a function that returns plain elements, styled by
 * app/theme/rowElements.ts, because a list has a name in every row.
 */
export function withDetail(name: ReactNode, detail: string | undefined): ReactNode {
  if (detail === undefined) return name;
  return (
    <div className="namesake">
      {name}
      <small>
        <span dir="auto">{detail}</span>
      </small>
    </div>
  );
}
