import { isRecord } from '../domain/isRecord';
import { parseStored } from '../lib/storage/storedText';
import { session } from './session';
import { storedDraft } from './sessionTexts';

/** The stored data. Another version of the program may have stored them, so `isDraft` checks them. */
type StoredDraft = Record<string, unknown>;

/** Returns the stored draft of the session. Another user who signs in next also gets that of an expired session. */
export function readDraft(): StoredDraft | undefined {
  const kept = parseStored(storedDraft.get(session.getId()));
  return isRecord(kept) ? kept : undefined;
}

/** Returns the stored draft if it belongs to the signed-in user. Any other draft is deleted. */
export function claimDraft(): StoredDraft | undefined {
  const draft = readDraft();
  const { email } = session.get();
  if (email !== undefined && draft?.['email'] === email) return draft;
  storedDraft.set(session.getId(), null);
  return undefined;
}

/** Whether the draft has text in addition to the position in a queue. */
export const isTyped = ({ values }: StoredDraft) =>
  isRecord(values) && Object.keys(values).length > 0;
