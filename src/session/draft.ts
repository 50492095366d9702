import { isRecord } from '../domain/isRecord';
import { parseStored } from '../lib/storage/storedText';
import { session } from './session';
import { storedDraft } from './sessionTexts';

/** What is stored. Another version of the program may have stored it, so `isDraft` checks the rest of it. */
export type StoredDraft = Record<string, unknown>;

/** The stored draft of the session. Another user who signs in next also gets that of an expired session. */
export function readDraft(): StoredDraft | undefined {
  const kept = parseStored(storedDraft.get(session.getId()));
  return isRecord(kept) ? kept : undefined;
}

/** The stored draft, if it belongs to the signed-in user. Any other draft is deleted. */
export function claimDraft(): StoredDraft | undefined {
  const draft = readDraft();
  const { email } = session.get();
  if (email !== undefined && draft?.['email'] === email) return draft;
  storedDraft.set(session.getId(), null);
  return undefined;
}

/** Whether it has text, and not only the position in a queue. */
export const isTyped = ({ values }: StoredDraft) =>
  isRecord(values) && Object.keys(values).length > 0;
