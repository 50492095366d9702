import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee, buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../app/renderApp';

const people = [{ _id: 'one' }, { _id: 'two' }].map(buildEmployee);

/** Two evaluations are from today, and one has a time that the clock of the device has not reached. */
const dates = [new Date().toISOString(), new Date().toISOString(), '2099-06-03T10:00:00.000Z'];
const evaluations = dates.map((createdAt, index) =>
  buildEvaluation({ _id: `evaluation-${index}`, employee: people[0] ?? null, createdAt }),
);

test.each([
  '/employee-profile/one?period=this-year',
  '/all-evaluations?overview=1&period=this-year',
  '/results?q=&order=lastEvaluated',
  '/results/compare?ids=one,two',
  '/results/print?ids=one&period=any',
])('%s says that the clock may be wrong if it leaves out dates in the future', async (path) => {
  renderApp({ path });
  server.use(
    http.get('*/api/employees', () => HttpResponse.json({ employees: people, total: 2 })),
    http.get('*/api/employees/:id', ({ params }) =>
      HttpResponse.json(people.find(({ _id }) => _id === params['id'])),
    ),
    http.get('*/api/evaluations', () => HttpResponse.json({ evaluations, totalPages: 1 })),
    http.get('*/api/evaluations/employee/:id', ({ params }) =>
      HttpResponse.json(params['id'] === 'one' ? evaluations : []),
    ),
  );
  expect(await screen.findByRole('note')).toHaveTextContent(
    'The clock of this device may be wrong: 1 evaluation is dated in the future, and is left out where dates matter.',
  );
});
