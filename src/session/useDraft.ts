import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { session } from './session';
import { claimDrafts, writeDrafts, type Draft } from './drafts';

interface DraftOptions extends Pick<Draft, 'subject'> {
  /** The fields to keep, with the values that they start with. No other field is kept: no password. */
  untouched: Draft['values'];
  /** The values of the draft for which the dialog was opened again. It is the first of the kept ones. */
  typed: Draft['values'] | undefined;
}

/**
 * Keeps the text of a dialog as a draft of its user when the session expires. Returns the `draft` of FormDialog.
 */
export function useDraft({ subject, untouched, typed }: DraftOptions) {
  // When the session has expired, it no longer has an e-mail.
  const [{ email }] = useState(session.get);
  const latest = useRef<Record<string, unknown>>(untouched);

  const keep = useEffectEvent(() => {
    const fields = Object.keys(untouched);
    const values = Object.fromEntries(fields.map((name) => [name, String(latest.current[name])]));
    const isTouched = fields.some((name) => values[name] !== untouched[name]);
    const others = claimDrafts(email).slice(typed ? 1 : 0);
    writeDrafts(email, isTouched ? [...others, { subject, values }] : others);
  });
  useEffect(
    () =>
      session.subscribe((expired) => {
        if (expired) keep();
      }),
    [],
  );

  const [onTyped] = useState(() => (values: Record<string, unknown>) => {
    latest.current = values;
  });
  return { typed, onTyped };
}
