import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { buildEvaluation, buildFeedback } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import type { Evaluation } from '../api/contract';
import { renderApp } from '../../test/app/renderApp';
import { ANN } from '../../test/lists/everyPage';
import { expectConsoleError } from '../../test/setup/console';
import { acceptAnyResponse } from '../../test/setup/network';
import { printProfilesPath } from '../lib/url/paths';

const YEAR = new Date().getFullYear();

/** Answers the evaluations of each person, and the feedback of each evaluation. Returns the ids of those asked for. */
function answerEvaluations(histories: Record<string, Evaluation[]>) {
  const asked: string[] = [];
  server.use(
    http.get<{ id: string }>('*/api/evaluations/employee/:id', ({ params: { id } }) =>
      HttpResponse.json(histories[id] ?? []),
    ),
    http.get<{ id: string }>('*/api/evaluations/:id', ({ params: { id } }) => {
      asked.push(id);
      return HttpResponse.json({
        ...buildEvaluation({ _id: id }),
        feedbacks: [buildFeedback({ feedback: `Feedback on ${id}` })],
      });
    }),
  );
  return asked;
}

const evaluation = (id: string, score: number | null, day: string) =>
  buildEvaluation({
    _id: id,
    score,
    note: `Note of ${id}`,
    createdAt: `${day}T12:00:00Z`,
    evaluator: ANN,
    // The evaluations in a list have no feedback.
    feedbacks: undefined,
  });

/** Returns the address of the sheets of people, of any time. */
const ofAnyTime = (ids: string[]) => `${printProfilesPath(ids)}&period=any`;

const sheet = (name = '') => screen.findByRole('article', { name });

test('each person has a sheet with details, figures, notes, feedback and signature lines', async () => {
  const { mock } = renderApp({ path: ofAnyTime(['employee-006', 'employee-008']) });
  const [person, secondPerson] = ['employee-006', 'employee-008'].map((id) => mock.db().person(id));
  answerEvaluations({
    'employee-006': [
      evaluation('a', 4, `${YEAR - 1}-03-01`),
      evaluation('b', 9, `${YEAR}-01-02`),
      evaluation('c', null, `${YEAR - 2}-01-02`),
    ],
  });
  const first = await sheet(person?.name);
  expect(first).toHaveTextContent(person?.email ?? 'nobody');
  expect(first).toHaveTextContent(
    /Evaluations3Average6\.5 of 10Median6\.5Range4 – 9Last evaluatedJan 2, \d{4}/,
  );
  expect(await within(first).findByText(/^2 scores by 1 evaluator/)).toHaveTextContent(
    'Not counted (no score or date): 1 evaluation.',
  );

  const notes = within(within(first).getByRole('list', { name: 'Evaluations' }));
  const texts = notes
    .getAllByText(/^(?:Note of|Feedback on)/)
    // The last one has the signatures after its text.
    .map(({ firstChild }) => firstChild?.textContent);
  expect(texts).toEqual([
    ...['Note of b', 'Feedback on b', 'Note of a', 'Feedback on a'],
    ...['Note of c', 'Feedback on c'],
  ]);
  expect(within(first).getAllByText('Note of a')).toHaveLength(1);
  expect(within(first).getByRole('group', { name: 'Signatures' })).toHaveTextContent(
    /^EmployeeDateEvaluator: Ann ExampleDate$/,
  );
  const second = await sheet(secondPerson?.name);
  expect(second).toHaveTextContent('No evaluations found.');
  expect(second).toHaveTextContent(/EmployeeDateEvaluatorDate$/);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('the sheets show only the period, and only its feedback is read', async () => {
  const { mock } = renderApp({
    path: `${printProfilesPath(['employee-006'])}&period=last-year`,
  });
  const asked = answerEvaluations({
    'employee-006': [evaluation('a', 4, `${YEAR - 1}-03-01`), evaluation('b', 9, `${YEAR}-01-02`)],
  });
  const only = await sheet(mock.db().person('employee-006')?.name);
  // Each printed page begins with these words.
  expect(only).toHaveTextContent(`${mock.db().person('employee-006')?.name} · ${YEAR - 1}`);
  expect(only).toHaveTextContent(`${YEAR - 1}: 1 of 2 evaluations`);
  expect(only).toHaveTextContent('Note of a');
  expect(only).not.toHaveTextContent('Note of b');
  expect(asked).toEqual(['a']);
});

test('without a period, the page asks for one, with this year first, before it reads anything', async () => {
  const { user, router, mock } = renderApp({ path: printProfilesPath(['employee-006'], 'q=mar') });
  const asked = answerEvaluations({
    'employee-006': [evaluation('a', 4, `${YEAR - 1}-03-01`), evaluation('b', 9, `${YEAR}-01-02`)],
  });
  const question = await screen.findByText('Which period do you want to print?');
  const answers = screen.getAllByRole('button', { name: /year|months|–|time/ });
  expect(answers.map(({ textContent }) => textContent)).toEqual([
    ...['This year', 'Last year', 'Last 12 months', 'From – to', 'Any time'],
  ]);
  expect(asked).toEqual([]);
  expect(screen.queryByLabelText('Period')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'This year' }));
  const thisYear = await sheet(mock.db().person('employee-006')?.name);
  expect(question).not.toBeInTheDocument();
  expect(thisYear).toHaveTextContent('Note of b');
  expect(thisYear).not.toHaveTextContent('Note of a');
  expect(asked).toEqual(['b']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

  // Any time is an answer, too.
  await user.selectOptions(screen.getByLabelText('Period'), 'Any time');
  expect(await screen.findByText('Note of a')).toBeVisible();
  expect(router.state.location.search).toBe('?ids=employee-006&from=q%3Dmar&period=any');
});

test('the sheet says what could not be read, and the read can be tried again', async () => {
  acceptAnyResponse();
  // These calls fail: a person, two lists of evaluations and a feedback, and the person again after the retry.
  [
    'Error fetching employee data',
    'Failed to fetch evaluations',
    'Failed to fetch evaluations',
    'Failed to fetch evaluation ',
    'Error fetching employee data',
  ].forEach((text) => {
    expectConsoleError(text);
  });
  const { user, mock } = renderApp({
    path: ofAnyTime(['nobody', 'employee-006', 'employee-008']),
  });
  answerEvaluations({ 'employee-006': [evaluation('a', 4, `${YEAR}-01-02`)] });
  const answer = (status: number) => () => HttpResponse.json({ message: 'Not yours' }, { status });
  server.use(
    http.get('*/api/employees/nobody', answer(404)),
    http.get('*/api/evaluations/employee/nobody', answer(404)),
    http.get('*/api/evaluations/employee/employee-008', answer(403)),
    http.get('*/api/evaluations/a', answer(404)),
  );
  const [unknown] = await screen.findAllByRole('article');
  expect(unknown).toHaveTextContent('Employee not found');
  expect(unknown).toHaveTextContent('The evaluations could not be read.');
  const [mine, refused] = ['employee-006', 'employee-008'].map((id) => mock.db().person(id)?.name);
  expect(await sheet(mine)).toHaveTextContent('The feedback could not be read.');
  expect(await sheet(refused)).toHaveTextContent('The server refuses this: Not yours');
  expect(screen.getByText('1 profile could not be read in full.')).toBeVisible();

  answerEvaluations({ 'employee-006': [evaluation('a', 4, `${YEAR}-01-02`)] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Feedback on a')).toBeVisible();
});

test('the load shows its progress and can be cancelled and restarted', async () => {
  const { user } = renderApp({ path: ofAnyTime(['employee-006', 'employee-008']) });
  server.use(
    http.get('*/api/employees/employee-008', async () => {
      await delay('infinite');
    }),
  );
  expect(await screen.findByText('1 of 4')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Reading was cancelled.')).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 profiles')).toBeVisible();
  expect(screen.queryByText('Reading was cancelled.')).not.toBeInTheDocument();
});
