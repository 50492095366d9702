import { session } from '../session';
import { keptDrafts } from '../tabText';
import { isSameUser, userOf, type User } from './user';

/** What a dialog is about, in so far as it takes that to open it again. */
export type DraftSubject =
  | { kind: 'employee' }
  | { kind: 'evaluation'; employeeId: string; employeeName?: string; evaluationId?: string }
  | { kind: 'feedback'; evaluationId: string };

/** Unsaved text of a dialog, by its fields. */
export interface Draft {
  subject: DraftSubject;
  /** The dialog's. */
  title: string;
  values: Record<string, string>;
}

/** Drafts stand in the order in which they were typed. */
interface Kept {
  user: User;
  drafts: Draft[];
}

/** What tells one draft from another. */
type DraftText = Pick<Draft, 'subject' | 'values'>;

/** Keeps what a user typed until the same user is back, in place of the `former` draft that was changed. */
export function keepDraft(user: User, draft: Draft, former?: DraftText) {
  // Of whom nothing is known, to whom nothing could be offered.
  if (!isSameUser(user, user)) return;
  write({ user, drafts: [...without(draftsOf(user), former), draft] });
}

/** Forgets a draft, if it is kept. */
export function dropDraft(draft: DraftText) {
  const kept = read();
  if (kept) write({ ...kept, drafts: without(kept.drafts, draft) });
}

/** What was kept for this user. What was kept for anybody else is deleted. */
export function draftsOf(user: User): Draft[] {
  const kept = read();
  if (kept && isSameUser(kept.user, user)) return kept.drafts;
  keptDrafts.set(null);
  return [];
}

/** The user who is signed in; without a token nobody, who is like no other. */
export function currentUser(): User {
  const { token } = session.get();
  return token === null ? {} : userOf(token);
}

function without(drafts: Draft[], former: DraftText | undefined) {
  const text = ({ subject, values }: DraftText) => JSON.stringify([subject, values]);
  return former ? drafts.filter((draft) => text(draft) !== text(former)) : drafts;
}

function write({ user, drafts }: Kept) {
  keptDrafts.set(drafts.length > 0 ? JSON.stringify({ user, drafts }) : null);
}

/** Undefined where there is nothing, or something that this program did not write. */
function read(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(keptDrafts.get() ?? '');
    if (!isRecord(kept) || !isTexts(kept['user']) || !Array.isArray(kept['drafts']))
      return undefined;
    return { user: kept['user'], drafts: kept['drafts'].filter(isDraft) };
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    isRecord(value) &&
    typeof value['title'] === 'string' &&
    isTexts(value['values']) &&
    isTexts(value['subject']) &&
    isSubject(value['subject'])
  );
}

/** The fields that the dialog of each kind cannot do without. */
const NEEDED: Record<string, string[]> = {
  employee: [],
  evaluation: ['employeeId'],
  feedback: ['evaluationId'],
} satisfies Record<DraftSubject['kind'], string[]>;

function isSubject(texts: Record<string, string>): boolean {
  return NEEDED[texts['kind'] ?? '']?.every((field) => texts[field]) ?? false;
}

function isTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((field) => typeof field === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
