import type { ReactNode } from 'react';

/**
 * A name, and below it what tells the person apart from others of the same name (lib/text/personLabels.ts), which is never
 * cut. A function and plain elements, styled by app/theme/rows.ts: a list has a name in every row.
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
