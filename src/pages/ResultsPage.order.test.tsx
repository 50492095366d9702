import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { gate } from '../../test/calls/gate';
import { renderApp } from '../../test/app/renderApp';
import { mockPeople, statisticsOf } from '../../test/lists/resultsTable';

afterEach(() => {
  jest.restoreAllMocks();
});

const DAY = 86_400_000;

/**
 * Answers with the evaluations of each employee. Returns how many days ago they were, and which employees were
 * requested. The answer for 'c' can be late.
 */
function mockEvaluations(late?: Promise<unknown>) {
  const days: Record<string, number[]> = { a: [40, 400], b: [], c: [2] };
  const requested: string[] = [];
  server.use(
    http.get<{ id: string }>('*/api/evaluations/employee/:id', async ({ params: { id } }) => {
      requested.push(id);
      if (id === 'c') await late;
      return HttpResponse.json(
        (days[id] ?? []).map((ago, index) =>
          buildEvaluation({
            _id: `${id}${index}`,
            createdAt: new Date(Date.now() - ago * DAY).toISOString(),
          }),
        ),
      );
    }),
  );
  return { days, requested };
}

const cards = () =>
  within(screen.getByRole('list', { name: 'Employees found' })).getAllByRole('listitem');
const names = () =>
  cards().map((card) => within(card).getByRole('heading', { level: 2 }).textContent);

async function expectNames(...expected: string[]) {
  await waitFor(() => {
    expect(names()).toEqual(expected);
  });
}

test('cards are sorted by name, average, evaluations and last evaluation, in both directions', async () => {
  const { user, router } = renderApp({ path: '/results?q=' });
  mockPeople();
  mockEvaluations();
  const select = await screen.findByLabelText('Order');
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['As found', 'Name', 'Average', 'Last evaluated', 'Evaluations']]);
  await user.selectOptions(select, 'Name');
  await expectNames('Adam', 'émile', 'Zoë');
  await user.selectOptions(select, 'Average');
  await expectNames('émile', 'Zoë', 'Adam');
  expect(router.state.location.search).toBe('?q=&order=-averageScore');
  await user.click(screen.getByRole('button', { name: 'Highest first, reverse' }));
  await expectNames('Zoë', 'émile', 'Adam');
  await user.selectOptions(select, 'Evaluations');
  await expectNames('émile', 'Zoë', 'Adam');

  await user.selectOptions(select, 'Last evaluated');
  await expectNames('Adam', 'Zoë', 'émile');
  await user.click(screen.getByRole('button', { name: 'Longest ago first, reverse' }));
  await expectNames('émile', 'Zoë', 'Adam');
  expect(router.state.location.search).toBe('?q=&order=-lastEvaluated');
  await user.selectOptions(select, 'As found');
  await expectNames('Zoë', 'Adam', 'émile');
});

test('the evaluations for a filter and the order are read together', async () => {
  const late = gate();
  renderApp({ path: '/results?q=&order=lastEvaluated&average=7-' });
  mockPeople(async (id) => {
    await late.opened;
    return statisticsOf(id);
  });
  mockEvaluations();
  expect(
    await screen.findByText('The filters and the order need the evaluations of everyone found.'),
  ).toBeVisible();
  expect(screen.getByText('0 of 6')).toBeVisible();
  late.open();
  expect(await screen.findByText('2 of 3 found')).toBeVisible();
  await expectNames('Zoë', 'émile');
});

/** Evaluates the person of a card or a row. */
async function evaluate(user: ReturnType<typeof renderApp>['user'], button: HTMLElement) {
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: /^Create Evaluation for Zoë/ });
  await user.type(within(dialog).getByLabelText('Note'), 'Well done');
  await user.click(within(dialog).getByRole('radio', { name: '9' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
}

test('an evaluation from a card updates its figures and its place', async () => {
  if (navigator.connection) jest.replaceProperty(navigator.connection, 'saveData', false);
  let total = 2;
  const { user } = renderApp({ path: '/results?q=&order=lastEvaluated' });
  const requested = mockPeople((id) =>
    id === 'a'
      ? HttpResponse.json({ totalEvaluations: total, averageScore: 7.5, maxScore: 9, minScore: 6 })
      : statisticsOf(id),
  );
  const evaluations = mockEvaluations();
  server.use(
    http.post('*/api/evaluations', () => HttpResponse.json(buildEvaluation(), { status: 201 })),
  );
  await expectNames('Adam', 'Zoë', 'émile');
  const zoe = within(cards()[1] ?? document.body);
  expect(await zoe.findByText('2 evaluations')).toBeVisible();
  expect(await zoe.findByText('1 month ago')).toBeVisible();
  const before = evaluations.requested.length;
  await waitFor(() => {
    expect(requested).toHaveLength(3);
  });

  evaluations.days['a'] = [0];
  total = 3;
  await evaluate(user, zoe.getByRole('button', { name: 'Add Evaluation' }));
  await expectNames('Adam', 'émile', 'Zoë');
  const moved = within(cards()[2] ?? document.body);
  expect(await moved.findByText('3 evaluations')).toBeVisible();
  expect(moved.getByText('today')).toBeVisible();
  // Only her evaluations are read.
  expect(evaluations.requested.slice(before)).toEqual(['a']);
  expect(requested.slice(3)).toEqual(['a']);
});

test('a person who is evaluated while the order is read gets the new place', async () => {
  const late = gate();
  const { user } = renderApp({ path: '/results?q=&order=lastEvaluated' });
  mockPeople();
  const evaluations = mockEvaluations(late.opened);
  server.use(
    http.post('*/api/evaluations', () => HttpResponse.json(buildEvaluation(), { status: 201 })),
  );
  expect(await screen.findByText('2 of 3')).toBeVisible();
  evaluations.days['a'] = [0];
  const before = evaluations.requested.length;
  const zoe = within(cards()[0] ?? document.body);
  await evaluate(user, zoe.getByRole('button', { name: 'Add Evaluation' }));
  await waitFor(() => {
    expect(evaluations.requested.slice(before)).toEqual(['a']);
  });
  late.open();
  await waitFor(() => {
    expect(screen.queryByRole('progressbar', { name: 'Reading' })).toBeNull();
  });
  await expectNames('Adam', 'émile', 'Zoë');
});
