import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import type { Employee, Evaluation } from '../../src/api/contract';

export const ANN = { _id: 'ann', name: 'Ann Example', email: 'ann@example.com' };
export const BEN = { _id: 'ben', name: 'Ben Example', email: 'ben@example.com' };

/** Creates evaluations with the numbers `from` to `to`, each of a different employee. */
export const numbered = (from: number, to: number, more: Partial<Evaluation> = {}) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    buildEvaluation({
      _id: `e${from + index}`,
      employee: { _id: `p${from + index}`, name: `Person ${from + index}` },
      evaluator: ANN,
      ...more,
    }),
  );

type Answer = Evaluation[] | Response | Promise<Evaluation[] | Response>;

/** Answers the pages that the overview requests. Returns the numbers of the requested pages. */
export function answerPages(totalPages: number, pageOf: (page: number, call: number) => Answer) {
  const asked: number[] = [];
  server.use(
    http.get('*/api/evaluations', async ({ request }) => {
      const { searchParams } = new URL(request.url);
      // The list below the charts requests pages of ten.
      if (searchParams.get('limit') !== '100') return;
      const page = Number(searchParams.get('page'));
      asked.push(page);
      const answer = await pageOf(page, asked.filter((askedPage) => askedPage === page).length);
      if (answer instanceof Response) return answer;
      return HttpResponse.json({ evaluations: answer, totalPages });
    }),
  );
  return asked;
}

export function answerEmployees(...employees: Employee[]) {
  server.use(
    http.get('*/api/employees', () => HttpResponse.json({ employees, total: employees.length })),
  );
}
