import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation, buildFeedback } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../app/renderApp';

/** Noon of a day before today. */
function noonAgo(days: number) {
  const noon = new Date();
  noon.setDate(noon.getDate() - days);
  noon.setHours(12, 0, 0, 0);
  return noon;
}

const localDate = (time: Date) => time.toLocaleDateString(undefined, { dateStyle: 'medium' });
const on = (days: number) => ({ createdAt: noonAgo(days).toISOString() });

const shown = [
  `${localDate(noonAgo(3))} 3 days ago`,
  `${localDate(noonAgo(1))} yesterday`,
  `${localDate(noonAgo(0))} today`,
  localDate(noonAgo(400)),
  localDate(noonAgo(-3)),
];

test('the table of evaluations says how long ago a recent date is', async () => {
  renderApp({ path: '/employee-profile/employee-004' });
  const evaluations = [3, 1, 0, 400, -3].map((days) =>
    buildEvaluation({ _id: `ago-${days}`, ...on(days) }),
  );
  server.use(http.get('*/api/evaluations/employee/:id', () => HttpResponse.json(evaluations)));
  const table = await screen.findByRole('table', { name: 'Evaluations History' });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual(shown);
});

test('so do an evaluation and its feedback, with the exact time as a tooltip', async () => {
  renderApp({ path: '/evaluation/ago-3' });
  const feedbacks = [on(1), on(400), { createdAt: null }].map(buildFeedback);
  server.use(
    http.get('*/api/evaluations/:id', () =>
      HttpResponse.json(buildEvaluation({ ...on(3), feedbacks })),
    ),
  );
  const line = await screen.findByText(/^Evaluated by/);
  expect(line.textContent).toBe(`Evaluated by Ada Lovelace on ${shown[0]}`);
  const date = within(line).getByText(localDate(noonAgo(3)));
  expect(date).toHaveAttribute('datetime', noonAgo(3).toISOString());
  expect(date).toHaveAttribute(
    'title',
    noonAgo(3).toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'short' }),
  );
  expect(screen.getAllByText(/^Created At:/).map((element) => element.textContent)).toEqual(
    [shown[1], shown[3], 'N/A'].map((text) => `Created At: ${text}`),
  );
});
