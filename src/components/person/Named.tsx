import type { ReactNode } from 'react';

interface NamedProps {
  /** Tells the person apart from others of the same name (lib/text/personLabels.ts). */
  fact: string | undefined;
  /** The name. */
  children: ReactNode;
}

/**
 * A name, and below it what tells the person apart from others of the same name, which is never cut. A plain element,
 * styled by app/theme/rows.ts: a list has a name in every row.
 */
export function Named({ fact, children }: NamedProps) {
  if (fact === undefined) return children;
  return (
    <div className="namesake">
      {children}
      <small>
        <span dir="auto">{fact}</span>
      </small>
    </div>
  );
}
