import { CancelledError, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Evaluation } from '../../../api/contract';
import { isSilent } from '../../../api/http/apiError';
import type { EvaluationDraft } from '../../../domain/schemas';
import { evaluationQueries } from '../../../api/evaluations';

/** The note and the score as they are in the fields of the form. */
export interface EvaluationFields {
  note: string;
  score: string;
}

/** Returns the fields of an evaluation. A missing note becomes an empty text. */
export const fieldsOf = ({ note, score }: Partial<Evaluation> = {}): EvaluationFields => ({
  note: note ?? '',
  score: String(score ?? 0),
});

const hasSameFields = (a: EvaluationFields, b: EvaluationFields) =>
  a.note === b.note && a.score === b.score;

/**
 * Puts the values that were read into the fields that the user has not edited. `base` takes only what the fields then
 * show. The user has not seen the rest, so the check before the save must detect it.
 */
export function mergeEdits(
  base: EvaluationFields,
  typed: EvaluationFields,
  read: EvaluationFields,
) {
  const next = { base: { ...base }, values: { ...typed } };
  for (const field of ['note', 'score'] as const) {
    if (typed[field] === base[field]) next.values[field] = read[field];
    if (next.values[field] === read[field]) next.base[field] = read[field];
  }
  return next;
}

/** Another version of the evaluation, which was saved while the form was open. */
export interface Conflict {
  theirs: EvaluationFields;
  /**
   * The name of the user who changed it, if the record has another evaluator than before. Otherwise, it is not known.
   */
  name: string | undefined;
}

/** Prevents a form from overwriting changes that the user has not seen (specification, Changed meanwhile). */
export function useEditConflict(evaluation: Evaluation | undefined) {
  const client = useQueryClient();
  /** The version with which the form started, or that it has taken since. */
  const [base, setBase] = useState(() => fieldsOf(evaluation));
  const [conflict, setConflict] = useState<Conflict>();
  /** The content that was sent last. A save that failed may still have been stored. */
  const sent = useRef<EvaluationFields>(undefined);
  const query = evaluationQueries.currentVersion(evaluation?._id ?? '');

  /** Resolves to undefined if the evaluation cannot be read. Rejects if nothing may be sent any more. */
  async function read() {
    // An earlier read may have missed the change, and must not update fields that are being sent.
    await client.cancelQueries({ queryKey: query.queryKey });
    try {
      return await client.query(query);
    } catch (error) {
      if (isSilent(error) || error instanceof CancelledError) throw error;
      return undefined;
    }
  }

  /** Rejects if the evaluation must not be sent. */
  async function check(draft: EvaluationDraft) {
    setConflict(undefined);
    const current = evaluation && (await read());
    const mine = fieldsOf(draft);
    const ownVersions = [base, mine, sent.current];
    const theirs = fieldsOf(current);
    if (
      evaluation &&
      current &&
      !ownVersions.some((content) => content && hasSameFields(theirs, content))
    ) {
      setConflict({ theirs, name: changedBy(evaluation, current) });
      throw new Error('The evaluation has changed since it was loaded');
    }
    sent.current = mine;
  }

  return { base, setBase, conflict, setConflict, read, check };
}

export type EditConflict = ReturnType<typeof useEditConflict>;

function changedBy({ evaluator: before }: Evaluation, { evaluator: now }: Evaluation) {
  const isOther = before?._id && now?._id && before._id !== now._id;
  return isOther ? (now.name ?? undefined) : undefined;
}
