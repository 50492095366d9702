import type { HttpHandler } from 'msw';
import type { HandlerContext } from './handlerContext';
import { employeeView } from '../db/views';

/** Creates the handlers of the list of employees, with a search, and of one employee. */
export function employeeHandlers(server: HandlerContext): HttpHandler[] {
  const { access, db, http, listLimit, read } = server;
  return [
    http.get(
      '/api/employees',
      read(access.signedIn, ({ query, response }) => {
        const evaluationIds = db.evaluationIds();
        const matches = db.employees(query.get('search') ?? '');
        const employees = matches
          .slice(0, listLimit)
          .map((employee) => employeeView(employee, evaluationIds.get(employee._id)));
        return response(200).json({ employees, total: matches.length });
      }),
    ),

    http.get(
      '/api/employees/{id}',
      read(access.signedIn, ({ params, response }) => {
        const employee = db.employee(params.id);
        if (!employee) return response(404).json({ message: 'Employee not found' });
        return response(200).json(employeeView(employee, db.evaluationIds().get(employee._id)));
      }),
    ),
  ];
}
