import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRecord } from '../domain/isRecord';
import { parseStored } from '../lib/storage/storedText';
import { session } from './session';
import { storedDraft } from './sessionTexts';

type Texts = Record<string, string>;

/** The dialog that the text belongs to, with the values for opening it again. */
type DraftSubject =
  | { kind: 'employee' }
  | {
      kind: 'evaluation';
      employeeId: string;
      employeeName?: string;
      evaluationId?: string;
      /** The initial values of the form. */
      fromNote?: string;
      fromScore?: string;
    }
  | { kind: 'feedback'; evaluationId: string };

/** The values of a dialog when the session expired (specification, Drafts). */
export interface Draft {
  subject: DraftSubject;
  /** By field. */
  values: Texts;
}

/** The stored draft, if it belongs to the signed-in user. Any other draft is deleted. */
export function claimDraft(): Draft | undefined {
  const { email } = session.get();
  const kept = parseStored(storedDraft.get(session.getId()));
  if (email !== undefined && isRecord(kept) && kept['email'] === email && isDraft(kept)) {
    return kept;
  }
  deleteDraft();
  return undefined;
}

export function deleteDraft() {
  storedDraft.set(session.getId(), null);
}

interface DraftOptions {
  subject: DraftSubject;
  /** The initial values of the fields to store. Other fields, such as a password, are not stored. */
  initialValues: Texts;
  /** The values of the draft for which the dialog was opened again. */
  typed: Texts | undefined;
}

/**
 * Stores the values of a dialog when the session expires. They replace an older draft. Returns the prop `draft` of
 * FormDialog.
 */
export function useDraft({ subject, initialValues, typed }: DraftOptions) {
  // Read at the start, because an expired session has no e-mail.
  const [{ email }] = useState(session.get);
  const latest = useRef<Record<string, unknown>>(initialValues);

  const keep = useEffectEvent(() => {
    const fields = Object.keys(initialValues);
    const values = Object.fromEntries(fields.map((name) => [name, String(latest.current[name])]));
    if (email !== undefined && fields.some((name) => values[name] !== initialValues[name])) {
      storedDraft.set(session.getId(), JSON.stringify({ email, subject, values }));
    } else if (typed) deleteDraft();
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

/** Another version of the program may have stored it. */
function isDraft(value: Record<string, unknown>): value is Record<string, unknown> & Draft {
  const { subject, values } = value;
  if (!isTexts(values) || !isTexts(subject)) return false;
  const { kind, employeeId, evaluationId } = subject;
  if (kind === 'evaluation') return Boolean(employeeId);
  return kind === 'feedback' ? Boolean(evaluationId) : kind === 'employee';
}

function isTexts(value: unknown): value is Texts {
  return isRecord(value) && Object.values(value).every((field) => typeof field === 'string');
}
