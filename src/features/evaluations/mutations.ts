import { mutationOptions } from '@tanstack/react-query';
import type { EvaluationDraft, FeedbackDraft } from '../../domain/schemas';
import { saveFailure } from '../../lib/text/saveFailure';
import { createEvaluation, createFeedback, updateEvaluation } from './api';

/** The texts are from spec section 8. */
export const evaluationMutations = {
  create: (employeeId: string) =>
    mutationOptions({
      mutationFn: (draft: EvaluationDraft) => createEvaluation({ ...draft, employeeId }),
      meta: {
        success: 'Evaluation created successfully',
        failure: saveFailure('evaluation'),
      },
    }),

  update: (id: string, employeeId: string) =>
    mutationOptions({
      mutationFn: (draft: EvaluationDraft) => updateEvaluation(id, { ...draft, employeeId }),
      meta: {
        success: 'Evaluation updated successfully',
        failure: saveFailure('evaluation'),
      },
    }),

  addFeedback: (evaluationId: string) =>
    mutationOptions({
      mutationFn: ({ feedback }: FeedbackDraft) => createFeedback({ evaluationId, feedback }),
      meta: { success: 'Feedback saved successfully', failure: saveFailure('feedback') },
    }),
};
