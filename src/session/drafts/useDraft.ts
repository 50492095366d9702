import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentUser, dropDraft, keepDraft, type Draft } from './drafts';
import { session } from '../session';

interface DraftOptions extends Pick<Draft, 'subject' | 'title'> {
  /** What the fields that are worth keeping start with. No other field is ever kept: no password. */
  untouched: Record<string, string>;
  /** What was typed before a session expired, if the dialog is opened again for it. */
  typed: Draft['values'] | undefined;
}

/**
 * Keeps what is typed in a dialog when the session expires under it. Answers what FormDialog needs for
 * that.
 */
export function useDraft({ subject, title, untouched, typed }: DraftOptions) {
  // When the session has ended, nothing says any more whose it was.
  const [user] = useState(currentUser);
  const latest = useRef<Record<string, unknown>>(untouched);

  const keep = useEffectEvent(() => {
    const values: Draft['values'] = {};
    for (const name of Object.keys(untouched)) values[name] = String(latest.current[name]);
    const isTouched = Object.keys(values).some((name) => values[name] !== untouched[name]);
    const former = typed && { subject, values: typed };
    if (isTouched) keepDraft(user, { subject, title, values }, former);
    else if (former) dropDraft(former);
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
