import { isBlank } from '../../../../domain/texts';
import type { Rated } from '../scored';

/** What evaluations lack. */
export interface Missing {
  /** Those whose note is missing or blank. */
  withoutNote: Rated[];
  /** Those with an empty list of feedback. */
  withoutFeedback: Rated[];
  /** Evaluations whose feedback the server tells. A list may leave it out, which does not mean that there is none. */
  feedbackTold: number;
}

export function missingOf(rated: readonly Rated[]): Missing {
  const told = rated.filter(({ evaluation }) => Array.isArray(evaluation.feedbacks));
  return {
    withoutNote: rated.filter(({ evaluation: { note } }) => isBlank(note ?? '')),
    withoutFeedback: told.filter(({ evaluation }) => evaluation.feedbacks?.length === 0),
    feedbackTold: told.length,
  };
}
