import { readDraft } from './draft';
import { session } from './session';
import { storedDraft } from './sessionTexts';

export type Texts = Record<string, string>;

/** The dialog that the text belongs to, with the values for opening it again. */
export type DraftSubject =
  | { kind: 'employee' }
  | {
      kind: 'evaluation';
      employeeId: string;
      employeeName?: string | undefined;
      evaluationId?: string;
      /** The initial values of the form. */
      fromNote?: string;
      fromScore?: string;
    }
  | {
      kind: 'feedback';
      evaluationId: string;
      employeeId?: string | undefined;
      employeeName?: string | undefined;
    };

/** The position in a queue of evaluations. */
export interface QueuePosition {
  /** The ids of all people in the queue. */
  ids: readonly string[];
  /** The index in `ids` of the person who is being evaluated. */
  index: number;
  /** The ids of the people who were evaluated. */
  evaluated: readonly string[];
}

/** The data that a dialog stores while the user types (specification, Drafts). */
export interface Draft {
  /** A random id of the dialog that has stored it. */
  id: string;
  subject: DraftSubject;
  /** The texts by field. Empty if nothing was typed. */
  values: Texts;
  queue?: QueuePosition | undefined;
}

/** Replaces the stored draft. Returns whether it outlives the page. */
export const writeDraft = (draft: Draft, email: string): boolean =>
  storedDraft.set(session.getId(), JSON.stringify({ ...draft, email }));

/** Whether the stored draft is the one with this id. */
export const isStoredDraft = (id: string) => readDraft()?.['id'] === id;

/** Deletes the stored draft, if it is the one with this id. */
export function deleteDraft(id: string) {
  if (isStoredDraft(id)) storedDraft.set(session.getId(), null);
}
