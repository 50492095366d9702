import type { HttpHandler } from 'msw';
import { string } from 'yup';
import { feedbackSchema } from '../../src/domain/schemas';
import type { HandlerContext } from './handlerContext';

const newFeedbackSchema = feedbackSchema.shape({
  evaluationId: string().required('Evaluation is required'),
});

/**
 * Creates the handler that adds feedback. Every signed-in caller may add some, in every scenario (specification, Server
 * rules).
 */
export function feedbackHandlers(server: HandlerContext): HttpHandler[] {
  const { access, db, http, now, write } = server;
  return [
    http.post(
      '/api/feedback',
      write(access.signedIn, newFeedbackSchema, ({ body, response }) => {
        const evaluation = db.evaluation(body.evaluationId);
        if (!evaluation) return response(404).json({ message: 'Evaluation not found' });
        const feedback = { feedback: body.feedback, createdAt: now() };
        db.putEvaluation({ ...evaluation, feedbacks: [...evaluation.feedbacks, feedback] });
        return response(201).json(feedback);
      }),
    ),
  ];
}
