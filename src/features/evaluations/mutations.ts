import { mutationOptions, type MutationFunctionContext } from '@tanstack/react-query';
import type { EvaluationDraft, FeedbackDraft } from '../../domain/schemas';
import { failedToSave } from '../../components/toasts/failedToSave';
import { createEvaluation, createFeedback, updateEvaluation } from './api';
import { addWrite, tellOtherTabs } from './writes';

/** Also after a failure: the server may have stored the write, and its answer was lost. */
const onSettled =
  (evaluationId?: string) =>
  (
    _answer: unknown,
    _error: unknown,
    _draft: unknown,
    _result: unknown,
    { client }: MutationFunctionContext,
  ) => {
    addWrite(client, { at: Date.now(), evaluationId });
    tellOtherTabs();
  };

/** The texts: specification, Evaluation dialog. */
export const evaluationMutations = {
  create: (employeeId: string) =>
    mutationOptions({
      mutationFn: (draft: EvaluationDraft) => createEvaluation({ ...draft, employeeId }),
      onSettled: onSettled(),
      meta: {
        success: ({ t }) => t('evaluations.created'),
        failure: failedToSave('evaluation'),
      },
    }),

  update: (id: string, employeeId: string) =>
    mutationOptions({
      mutationFn: (draft: EvaluationDraft) => updateEvaluation(id, { ...draft, employeeId }),
      onSettled: onSettled(id),
      meta: {
        success: ({ t }) => t('evaluations.updated'),
        failure: failedToSave('evaluation'),
      },
    }),

  addFeedback: (evaluationId: string) =>
    mutationOptions({
      mutationFn: ({ feedback }: FeedbackDraft) => createFeedback({ evaluationId, feedback }),
      onSettled: onSettled(evaluationId),
      meta: {
        success: ({ t }) => t('evaluations.feedbackSaved'),
        failure: failedToSave('feedback'),
      },
    }),
};
