import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee, buildEvaluation, buildStatistics } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { waitForEarlierCalls } from '../calls/waitForEarlierCalls';
import { renderApp } from '../app/renderApp';

/** Scores like those of a validator's mock, which are random within the contract. */
const SCORES = [2.123105323073016, 9.749999, 7.0000001];

const ADA = buildEmployee({ _id: 'ada', name: 'Ada', age: 33.7 });
const BEN = buildEmployee({ _id: 'ben', name: 'Ben', age: 41.456 });

const evaluations = [ADA, BEN].flatMap((employee) =>
  SCORES.map((score, index) =>
    buildEvaluation({
      _id: `${employee._id}-${index}`,
      employee,
      evaluator: { _id: `by-${index % 2}`, name: `Evaluator ${index % 2}` },
      score,
      createdAt: `2025-0${index + 1}-01T09:00:00Z`,
    }),
  ),
);
const page = () => HttpResponse.json({ evaluations, totalPages: 1 });

function answer() {
  server.use(
    http.get('*/api/employees', () => HttpResponse.json({ employees: [ADA, BEN], total: 2 })),
    http.get('*/api/evaluations', page),
    http.get('*/api/evaluations/evaluator', page),
    http.get<{ id: string }>('*/api/evaluations/:id', () => HttpResponse.json(evaluations[0])),
    http.get<{ id: string }>('*/api/employees/:id', ({ params: { id } }) =>
      HttpResponse.json(id === 'ada' ? ADA : BEN),
    ),
    http.get<{ id: string }>('*/api/evaluations/employee/:id', ({ params: { id } }) =>
      HttpResponse.json(evaluations.filter(({ employee }) => employee?._id === id)),
    ),
    http.get('*/api/evaluations/results/:id', () =>
      HttpResponse.json(
        buildStatistics({ averageScore: 6.291034774, minScore: SCORES[0], maxScore: SCORES[1] }),
      ),
    ),
  );
}

/** Returns the texts on screen, separately for each element, and those for screen readers only. */
const texts = () =>
  Array.from(document.body.querySelectorAll('*'), (element) =>
    [
      ...Array.from(element.childNodes, (child) => (child instanceof Text ? child.data : '')),
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('title') ?? '',
    ].join(' '),
  ).join('\n');

test.each([
  ['/evaluations', '2.12'],
  ['/all-evaluations?overview=1&tables=compare-two-evaluators', '9.75'],
  ['/employee-profile/ada?tables=scores-over-time,distribution', '2.12 – 9.75'],
  ['/evaluation/ada-0', '34'],
  ['/results?q=&average=2.123-9', '6.3'],
  ['/results?q=&view=table&columns=averageScore,minScore,maxScore,scores', '9.75'],
  ['/results/compare?ids=ada,ben&tables=scores', '2.12 – 9.75'],
  ['/results/print?ids=ada,ben&period=any', '2.12'],
])('%s shows and prints figures with at most two decimals', async (path, figure) => {
  renderApp({ path });
  answer();
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    expect(
      document.querySelector('.MuiSkeleton-root, [aria-busy="true"], [role="progressbar"]'),
    ).toBeNull();
  });
  await act(async () => {
    window.dispatchEvent(new Event('beforeprint'));
    await waitForEarlierCalls();
  });
  await waitFor(() => {
    expect(texts()).toContain(figure);
  });
  expect(texts().match(/\S*\d\.\d{3,}\S*/g)).toBeNull();
  fireEvent(window, new Event('afterprint'));
});
