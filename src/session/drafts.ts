import { session } from './session';
import { parseStored } from '../lib/storage/storedText';
import { storedDrafts } from './sessionTexts';
import { isRecord } from '../domain/isRecord';

/** The dialog that the text belongs to, and the ids that are needed to open it again. */
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

/** Unsaved text of a dialog, by field. */
export interface Draft {
  subject: DraftSubject;
  /** The title of the dialog, where an earlier version of the program stored it. The subject says it in any language. */
  title?: string;
  values: Record<string, string>;
}

/**
 * Returns the drafts that were kept for the user with this e-mail, the oldest first, and deletes those of any other
 * user. Without an e-mail the user is not known: all are deleted.
 */
export function claimDrafts(email: string | undefined): Draft[] {
  const kept = parseStored(storedDrafts.get(session.getId()));
  if (
    email !== undefined &&
    isRecord(kept) &&
    kept['email'] === email &&
    Array.isArray(kept['drafts'])
  ) {
    return kept['drafts'].filter(isDraft);
  }
  storedDrafts.set(session.getId(), null);
  return [];
}

/** Replaces the kept drafts. */
export function writeDrafts(email: string | undefined, drafts: Draft[]) {
  const isKept = email !== undefined && drafts.length > 0;
  storedDrafts.set(session.getId(), isKept ? JSON.stringify({ email, drafts }) : null);
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value)) return false;
  const { subject, title, values } = value;
  const isTitle = title === undefined || typeof title === 'string';
  return isTitle && isTexts(values) && isTexts(subject) && isSubject(subject);
}

function isSubject({ kind, employeeId, evaluationId }: Record<string, string>): boolean {
  if (kind === 'evaluation') return Boolean(employeeId);
  return kind === 'feedback' ? Boolean(evaluationId) : kind === 'employee';
}

function isTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((field) => typeof field === 'string');
}
