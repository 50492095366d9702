import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRecord } from '../domain/isRecord';
import { parseStored } from '../lib/storage/storedText';
import { session } from './session';
import { storedDraft } from './sessionTexts';

type Texts = Record<string, string>;

/** The dialog that the text belongs to, and what is needed to open it again. */
type DraftSubject =
  | { kind: 'employee' }
  | {
      kind: 'evaluation';
      employeeId: string;
      employeeName?: string;
      evaluationId?: string;
      /** What the form began with. */
      fromNote?: string;
      fromScore?: string;
    }
  | { kind: 'feedback'; evaluationId: string };

/** What was typed into a dialog when the session expired (specification, Drafts). */
export interface Draft {
  subject: DraftSubject;
  /** By field. */
  values: Texts;
}

/** The kept draft, if it is of the signed-in user. That of anybody else, or of nobody known, is deleted. */
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
  /** The fields to keep, with the values that they start with. No other field is kept: no password. */
  untouched: Texts;
  /** The values of the draft for which the dialog was opened again. */
  typed: Texts | undefined;
}

/**
 * Keeps the text of a dialog when the session expires, in place of an older draft. Returns the `draft` of FormDialog.
 */
export function useDraft({ subject, untouched, typed }: DraftOptions) {
  // When the session has expired, it no longer has an e-mail.
  const [{ email }] = useState(session.get);
  const latest = useRef<Record<string, unknown>>(untouched);

  const keep = useEffectEvent(() => {
    const fields = Object.keys(untouched);
    const values = Object.fromEntries(fields.map((name) => [name, String(latest.current[name])]));
    if (email !== undefined && fields.some((name) => values[name] !== untouched[name])) {
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
