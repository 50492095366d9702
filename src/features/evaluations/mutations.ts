import { mutationOptions, type MutationFunctionContext } from '@tanstack/react-query';
import type { EvaluationDraft, FeedbackDraft } from '../../domain/schemas';
import { failedToSave } from '../../components/toasts/failedToSave';
import { createEvaluation, createFeedback, updateEvaluation } from './api';
import { evaluationQueries } from './queries';

/** Also after a failure: the server may have stored the write, and its answer was lost. */
function onSettled(
  _answer: unknown,
  _error: unknown,
  _draft: unknown,
  _result: unknown,
  { client }: MutationFunctionContext,
) {
  client.setQueryData(evaluationQueries.lastWrite().queryKey, Date.now());
}

/** The texts: specification, Evaluation dialog. */
export const evaluationMutations = {
  create: (employeeId: string) =>
    mutationOptions({
      mutationFn: (draft: EvaluationDraft) => createEvaluation({ ...draft, employeeId }),
      onSettled,
      meta: {
        success: 'Evaluation created successfully',
        failure: failedToSave('evaluation'),
      },
    }),

  update: (id: string, employeeId: string) =>
    mutationOptions({
      mutationFn: (draft: EvaluationDraft) => updateEvaluation(id, { ...draft, employeeId }),
      onSettled,
      meta: {
        success: 'Evaluation updated successfully',
        failure: failedToSave('evaluation'),
      },
    }),

  addFeedback: (evaluationId: string) =>
    mutationOptions({
      mutationFn: ({ feedback }: FeedbackDraft) => createFeedback({ evaluationId, feedback }),
      onSettled,
      meta: { success: 'Feedback saved successfully', failure: failedToSave('feedback') },
    }),
};
