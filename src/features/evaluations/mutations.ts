import { mutationOptions, type MutationFunctionContext } from '@tanstack/react-query';
import type { EvaluationDraft, FeedbackDraft } from '../../domain/schemas';
import { failedToSave } from '../../components/toasts/failedToSave';
import { employeeProfilePath, evaluationPath } from '../../lib/url/paths';
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

interface Person {
  id: string;
  name?: string | null | undefined;
}

/** The texts: specification, Evaluation dialog. */
export const evaluationMutations = {
  create: ({ id: employeeId, name }: Person) =>
    mutationOptions({
      mutationFn: (draft: EvaluationDraft) => createEvaluation({ ...draft, employeeId }),
      onSettled: onSettled(),
      meta: {
        success: ({ t }) => t('evaluations.created'),
        failure: failedToSave('evaluation'),
        about: () => ({ name, to: employeeProfilePath(employeeId) }),
      },
    }),

  update: (id: string, { id: employeeId, name }: Person) =>
    mutationOptions({
      mutationFn: (draft: EvaluationDraft) => updateEvaluation(id, { ...draft, employeeId }),
      onSettled: onSettled(id),
      meta: {
        success: ({ t }) => t('evaluations.updated'),
        failure: failedToSave('evaluation'),
        about: () => ({ name, to: evaluationPath(id) }),
      },
    }),

  addFeedback: (evaluationId: string, name: Person['name']) =>
    mutationOptions({
      mutationFn: ({ feedback }: FeedbackDraft) => createFeedback({ evaluationId, feedback }),
      onSettled: onSettled(evaluationId),
      meta: {
        success: ({ t }) => t('evaluations.feedbackSaved'),
        failure: failedToSave('feedback'),
        about: () => ({ name, to: evaluationPath(evaluationId) }),
      },
    }),
};
