import type { OperationId } from '../../../mocks/engine/operations';
import {
  changeBody,
  changed,
  changeResponse,
  changeSent,
  hasStatus,
  hasBody,
  isSuccess,
  json,
  on,
  refusal,
} from './change';
import { fault } from './fault';
import { EVALUATION_READS, EVALUATIONS, PAGED } from './operations';
import { afterChange, unchanged } from './remembering';
import { sameCaller, sentBody } from './request';

/** No record of the seed is so new. */
const isNew = ({ createdAt }: { createdAt?: string | null }) => String(createdAt) >= '2026-07';

/** Sends the mock a value that it accepts, in place of one that it refuses. */
const accept = (operation: OperationId, property: string, value: unknown, instead: unknown) =>
  changeSent([operation], (sent) => (sent[property] === value ? { [property]: instead } : {}));

/** What is written does not appear, or something else changes too, or wrong values are accepted. */
export const WRITES = [
  fault('employee-not-listed', 'A new employee is not in the list.', {
    breaks: ['creates'],
    layer: changeBody(['listEmployees'], ({ employees }) => {
      const seeded = employees.filter(({ _id }) => _id <= 'employee-057');
      return { employees: seeded, total: seeded.length };
    }),
  }),
  fault('creation-refused', 'The creation of an evaluation is answered 422.', {
    breaks: ['creates'],
    layer: changeResponse(['createEvaluation'], isSuccess, refusal(422)),
  }),
  fault('creation-answers-another', 'A creation answers another evaluation.', {
    breaks: ['creates'],
    layer: on(['createEvaluation'], async (request, next) => {
      const response = await next(request);
      if (!response.ok) return response;
      const other = await next(sameCaller(request, '/api/evaluations/evaluation-0001'));
      return json(response, await other.json());
    }),
  }),
  fault('creation-not-listed', 'A new evaluation is in no list.', {
    breaks: ['creates'],
    layer: changeBody(PAGED, ({ evaluations, totalPages }) => ({
      evaluations: evaluations.filter((evaluation) => !isNew(evaluation)),
      totalPages,
    })),
  }),
  fault('creation-not-found', 'A new evaluation is answered 404.', {
    breaks: ['creates'],
    layer: changeResponse(['getEvaluation'], hasBody<'getEvaluation'>(isNew), refusal(404)),
  }),
  fault('feedback-lost', 'New feedback does not appear in its evaluation.', {
    breaks: ['creates'],
    layer: changeBody(['getEvaluation'], ({ feedbacks, ...evaluation }) => ({
      ...evaluation,
      feedbacks: feedbacks?.filter((feedback) => !isNew(feedback)),
    })),
  }),
  fault('change-refused', 'A change is answered 422.', {
    breaks: ['change-shows'],
    layer: changeResponse(['updateEvaluation'], isSuccess, refusal(422)),
  }),
  fault('change-not-stored', 'A change is answered and not stored.', {
    breaks: ['change-shows'],
    layer: afterChange(EVALUATION_READS, unchanged),
  }),
  fault('change-not-in-list', 'A change does not show in the lists.', {
    breaks: ['change-shows'],
    layer: afterChange(PAGED, unchanged),
  }),
  fault('change-not-in-history', "A change does not show in the employee's history.", {
    breaks: ['change-shows'],
    layer: afterChange(['listEmployeeEvaluations'], unchanged),
  }),
  fault('change-moves-date', 'A change sets the date of the evaluation.', {
    breaks: ['change-shows'],
    layer: afterChange(EVALUATIONS, (after) => ({ ...after, createdAt: '2026-08-01T00:00:00Z' })),
  }),
  fault('change-moves-evaluator', 'After a change, the evaluated employee is the evaluator.', {
    breaks: ['change-shows'],
    layer: afterChange(EVALUATIONS, (after) => ({ ...after, evaluator: after['employee'] })),
  }),
  fault('score-0-accepted', 'A score of 0 is accepted.', {
    breaks: ['refuses-score'],
    layer: accept('createEvaluation', 'score', 0, 1),
  }),
  fault('score-11-accepted', 'A score of 11 is accepted in a change.', {
    breaks: ['refuses-score'],
    layer: accept('updateEvaluation', 'score', 11, 10),
  }),
  fault('score-x-500', 'The score "x" is answered 500.', {
    breaks: ['refuses-score'],
    layer: on(['createEvaluation'], async (request, next) => {
      const isText = (await sentBody(request))['score'] === 'x';
      const response = await next(request);
      return isText ? changed(response, refusal(500)) : response;
    }),
  }),
  fault('empty-note-accepted', 'An empty note is accepted.', {
    breaks: ['refuses-empty'],
    layer: accept('createEvaluation', 'note', '', '-'),
  }),
  fault('empty-feedback-accepted', 'Empty feedback is accepted.', {
    breaks: ['refuses-empty'],
    layer: accept('createFeedback', 'feedback', '', '-'),
  }),
  fault('age-17-accepted', 'An age of 17 is accepted.', {
    breaks: ['refuses-age'],
    layer: accept('register', 'age', 17, 18),
  }),
  fault('taken-email-422', 'A taken e-mail address is answered 422.', {
    breaks: ['refuses-taken-email'],
    layer: changeResponse(['register'], hasStatus(409), refusal(422)),
  }),
];
