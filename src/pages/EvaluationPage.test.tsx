import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/runtimes/node';
import type { Evaluation } from '../api/contract';
import { renderApp } from '../../test/app/renderApp';
import { displayedDetails } from '../../test/app/displayedDetails';

const answer = (evaluation: Evaluation) => {
  server.use(http.get('*/api/evaluations/:id', () => HttpResponse.json(evaluation)));
};

const section = (name: string) => screen.getByRole('region', { name });

const localDate = (iso: string) =>
  new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' });

test('an evaluation is shown with its employee and its feedback', async () => {
  const { mock } = renderApp({ path: '/evaluation/evaluation-0303' });
  const heading = { level: 1, name: "Mario Bianchi's Evaluation" };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(document.title).toBe("Mario Bianchi's Evaluation · Employee Dashboard");

  const record = mock.db().evaluation('evaluation-0303');
  if (!record?.note) throw new Error('The seed has changed');
  const details = within(section('Evaluation Details'));
  expect(details.getByText('9')).toBeVisible();
  expect(details.getByText(record.note)).toBeVisible();
  expect(displayedDetails(section('Employee Information'))).toMatchObject({
    Name: 'Mario Bianchi',
    Age: '40',
    Email: 'mario.manager@example.com',
    Role: 'Manager',
  });
  const feedbacks = within(section('Feedbacks')).getAllByRole('listitem');
  expect(feedbacks.map((item) => item.textContent)).toEqual(
    record.feedbacks.map(
      ({ feedback, createdAt }) => `${feedback}Created At: ${localDate(createdAt)}`,
    ),
  );
});

test('a missing value has its fallback', async () => {
  renderApp({ path: '/evaluation/1' });
  answer({ _id: '1', employee: null, score: null, note: '', feedbacks: [] });
  expect(await screen.findByText("Employee's Evaluation")).toBeVisible();
  const details = within(section('Evaluation Details'));
  expect(details.getByText('N/A')).toBeInTheDocument();
  expect(details.getByText('No note provided')).toBeInTheDocument();
  const missing = { Name: 'N/A', Age: 'N/A', Email: 'N/A', Role: 'N/A' };
  expect(displayedDetails(section('Employee Information'))).toMatchObject(missing);
  const feedbacks = within(section('Feedbacks'));
  expect(feedbacks.getByText('No feedbacks available for this evaluation.')).toBeInTheDocument();
  expect(feedbacks.queryByRole('list')).not.toBeInTheDocument();
});

test('feedback without a text or a date shows N/A', async () => {
  renderApp({ path: '/evaluation/1' });
  answer({ _id: '1', feedbacks: [{ feedback: null }] });
  const list = await screen.findByRole('list', { name: 'Feedbacks' });
  expect(list).toHaveTextContent('N/ACreated At: N/A');
});

test('the printed page has signature lines for the employee and the evaluator', async () => {
  renderApp({ path: '/evaluation/evaluation-0303' });
  await screen.findByText(/^Evaluated by/);
  const signatures = () => screen.queryByRole('group', { name: 'Signatures' });
  expect(signatures()).not.toBeInTheDocument();
  fireEvent(window, new Event('beforeprint'));
  expect(signatures()).toHaveTextContent(/^EmployeeDateEvaluator: .+Date$/);
  fireEvent(window, new Event('afterprint'));
  expect(signatures()).not.toBeInTheDocument();
});
