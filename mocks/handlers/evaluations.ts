import type { HttpHandler } from 'msw';
import { string } from 'yup';
import { evaluationSchema } from '../../src/domain/schemas';
import { readPaging } from '../db/paging';
import type { HandlerContext } from './handlerContext';
import { evaluationDetailView, evaluationView, pageView, statisticsView } from '../db/views';

const creationSchema = evaluationSchema.shape({
  employeeId: string().required('Employee is required'),
});
const updateSchema = evaluationSchema.shape({ employeeId: string() });

const noEmployee = { message: 'Employee not found' };
const noEvaluation = { message: 'Evaluation not found' };

/**
 * Creates the handlers that read and write evaluations. The fixed paths come before `{id}`, which would match them too.
 */
export function evaluationHandlers(server: HandlerContext): HttpHandler[] {
  const { access, db, http, read } = server;
  return [
    http.get(
      '/api/evaluations',
      read(access.evaluator, ({ query, response }) => {
        const paging = readPaging(query.get('page'), query.get('limit'));
        if ('message' in paging) return response(422).json(paging);
        return response(200).json(pageView(db, db.evaluations(), paging));
      }),
    ),

    http.get(
      '/api/evaluations/evaluator',
      read(access.signedIn, ({ caller, query, response }) => {
        const paging = readPaging(query.get('page'), query.get('limit'));
        if ('message' in paging) return response(422).json(paging);
        const own = db.evaluations({ evaluatorId: caller._id });
        return response(200).json(pageView(db, own, paging));
      }),
    ),

    http.get(
      '/api/evaluations/employee/{id}',
      read(access.signedIn, ({ params, response }) => {
        const employee = db.employee(params.id);
        if (!employee) return response(404).json(noEmployee);
        const evaluations = db.evaluations({ employeeId: employee._id });
        return response(200).json(evaluations.map((evaluation) => evaluationView(db, evaluation)));
      }),
    ),

    http.get(
      '/api/evaluations/results/{employeeId}',
      read(access.signedIn, ({ params, response }) => {
        const employee = db.employee(params.employeeId);
        if (!employee) return response(404).json(noEmployee);
        return response(200).json(statisticsView(db.evaluations({ employeeId: employee._id })));
      }),
    ),

    http.get(
      '/api/evaluations/{id}',
      read(access.signedIn, ({ params, response }) => {
        const evaluation = db.evaluation(params.id);
        if (!evaluation) return response(404).json(noEvaluation);
        return response(200).json(evaluationDetailView(db, evaluation));
      }),
    ),

    ...savingHandlers(server),
  ];
}

/**
 * Creates the handlers that save evaluations. The caller becomes the evaluator. An update keeps evaluator, date and
 * feedback.
 */
function savingHandlers(server: HandlerContext): HttpHandler[] {
  const { access, db, http, now, write } = server;
  return [
    http.post(
      '/api/evaluations',
      write(access.evaluator, creationSchema, ({ body, caller, response }) => {
        const { note, score, employeeId } = body;
        if (!db.employee(employeeId)) return response(404).json(noEmployee);
        const evaluation = db.addEvaluation({
          employeeId,
          evaluatorId: caller._id,
          score,
          note,
          createdAt: now(),
          feedbacks: [],
        });
        return response(201).json(evaluationDetailView(db, evaluation));
      }),
    ),

    http.put(
      '/api/evaluations/{id}',
      write(access.evaluator, updateSchema, ({ body, params, response }) => {
        const evaluation = db.evaluation(params.id);
        if (!evaluation) return response(404).json(noEvaluation);
        const { note, score, employeeId = evaluation.employeeId } = body;
        if (!db.employee(employeeId)) return response(404).json(noEmployee);
        const changed = { ...evaluation, note, score, employeeId };
        db.putEvaluation(changed);
        return response(200).json(evaluationDetailView(db, changed));
      }),
    ),
  ];
}
