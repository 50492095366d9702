import { isBlank } from '../../../../domain/texts';
import type { ScoredEvaluation } from '../chartData';

/** What evaluations lack. */
export function missingOf(scored: readonly ScoredEvaluation[]) {
  // A list may leave out existing feedback.
  const known = scored.filter(({ evaluation }) => Array.isArray(evaluation.feedbacks));
  return {
    /** Those whose note is missing or blank. */
    withoutNote: scored.filter(({ evaluation: { note } }) => isBlank(note ?? '')),
    /** Those with an empty list of feedback. */
    withoutFeedback: known.filter(({ evaluation }) => evaluation.feedbacks?.length === 0),
    /** Evaluations that include their feedback. */
    feedbackKnown: known.length,
  };
}
