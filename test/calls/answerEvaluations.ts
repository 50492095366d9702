import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/runtimes/node';
import type { Evaluation } from '../../src/api/contract';

/** Answers both lists of evaluations with one page, and the detail of each evaluation in it. */
export function answerEvaluations(...evaluations: Evaluation[]) {
  const page = () => HttpResponse.json({ evaluations, totalPages: 1 });
  server.use(
    http.get('*/api/evaluations', page),
    http.get('*/api/evaluations/evaluator', page),
    http.get('*/api/evaluations/:id', ({ params }) => {
      const evaluation = evaluations.find(({ _id }) => _id === params['id']);
      return evaluation && HttpResponse.json(evaluation);
    }),
  );
}
