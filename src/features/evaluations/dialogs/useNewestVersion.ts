import { CancelledError, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Evaluation } from '../../../api/contract';
import { isSilent } from '../../../api/http/apiError';
import type { EvaluationDraft } from '../../../domain/schemas';
import { evaluationQueries } from '../../../api/evaluations';

/** Note and score as the fields of the form have them. */
export interface Content {
  note: string;
  score: string;
}

/** A missing note is as an empty one. */
export const contentOf = ({ note, score }: Partial<Evaluation> = {}): Content => ({
  note: note ?? '',
  score: String(score ?? 0),
});

const isSame = (one: Content, other: Content) =>
  one.note === other.note && one.score === other.score;

/**
 * What was read, in each field that the person has not touched. What is read into no field is not in `base` either:
 * the person has not seen it, and the check before the save finds it.
 */
export function mergeNewest(base: Content, typed: Content, read: Content) {
  const next = { base: { ...base }, values: { ...typed } };
  for (const field of ['note', 'score'] as const) {
    if (typed[field] === base[field]) next.values[field] = read[field];
    if (next.values[field] === read[field]) next.base[field] = read[field];
  }
  return next;
}

/** An evaluation that was changed since the form began with it. */
export interface Conflict {
  theirs: Content;
  /** Who changed it, where that can be known: the record has another evaluator than before. */
  name: string | undefined;
}

/** Keeps a form from overwriting unseen what was changed meanwhile (specification, Changed meanwhile). */
export function useNewestVersion(evaluation: Evaluation | undefined) {
  const client = useQueryClient();
  /** What the form began with, or has taken since. */
  const [base, setBase] = useState(() => contentOf(evaluation));
  const [conflict, setConflict] = useState<Conflict>();
  /** What was sent last. A save that failed may have been stored. */
  const sent = useRef<Content>(undefined);
  const query = evaluationQueries.now(evaluation?._id ?? '');

  /** Undefined if it cannot be read. Rejects if nothing may be sent any more. */
  async function read() {
    // A read that began earlier may have missed the change, and must not fill in fields that are being sent.
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
    const mine = contentOf(draft);
    const known = [base, mine, sent.current];
    const theirs = contentOf(current);
    if (evaluation && current && !known.some((content) => content && isSame(theirs, content))) {
      setConflict({ theirs, name: changedBy(evaluation, current) });
      throw new Error('The evaluation was changed meanwhile');
    }
    sent.current = mine;
  }

  return { base, setBase, conflict, setConflict, read, check };
}

export type NewestVersion = ReturnType<typeof useNewestVersion>;

function changedBy({ evaluator: before }: Evaluation, { evaluator: now }: Evaluation) {
  const isOther = before?._id && now?._id && before._id !== now._id;
  return isOther ? (now.name ?? undefined) : undefined;
}
