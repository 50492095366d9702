import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee, buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../app/renderApp';

/** Two of these people have the same name, and the third one has another. */
const people = [
  { _id: 'one', name: 'Ann Example', email: 'ann@example.com' },
  { _id: 'two', name: 'Ann Example', email: 'ann.example@example.com' },
  { _id: 'three', name: 'Ben Example', email: 'ben@example.com' },
].map(buildEmployee);

const evaluations = people.map((employee) =>
  buildEvaluation({ _id: `of-${employee._id}`, employee, score: 8 }),
);

/** Positions distinguish people with the same name if they differ, and otherwise the addresses do. */
test.each([
  ['/', 'Writer', 'ann.example@example.com'],
  ['/results?q=', 'Writer', undefined],
  ['/results?q=&view=table&columns=name', 'Writer', 'ann.example@example.com'],
  ['/all-evaluations?overview=1', undefined, 'ann.example@example.com'],
  ['/all-evaluations', 'ann.example@example.com', 'ann.example@example.com'],
])(
  '%s distinguishes people with the same name below their names',
  async (path, byPosition, byEmail) => {
    for (const [position, expectedDetail] of [
      ['Writer', byPosition],
      ['Analyst', byEmail],
    ]) {
      const named = people.map((employee, index) => ({
        ...employee,
        position: index === 1 ? position : 'Analyst',
      }));
      const { unmount } = renderApp({ path });
      server.use(
        http.get('*/api/employees', () => HttpResponse.json({ employees: named, total: 3 })),
        http.get('*/api/evaluations', () => HttpResponse.json({ evaluations, totalPages: 1 })),
      );
      const links = await screen.findAllByRole('link', { name: 'Ann Example' });
      expect(links[1]?.closest('.namesake')?.querySelector('small')?.textContent).toBe(
        expectedDetail,
      );
      const [benLink] = screen.getAllByRole('link', { name: 'Ben Example' });
      expect(benLink?.closest('.namesake')).toBeNull();
      unmount();
    }
  },
);

test.each(['/results?q=', '/results?q=&view=table&columns=name'])(
  'the checkboxes on %s have names that distinguish people with the same name',
  async (path) => {
    renderApp({ path });
    server.use(
      http.get('*/api/employees', () => HttpResponse.json({ employees: people, total: 3 })),
    );
    const boxes = await screen.findAllByRole('checkbox', { name: /Example/ });
    expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
      'Choose Ann Example (ann@example.com)',
      'Choose Ann Example (ann.example@example.com)',
      'Choose Ben Example',
    ]);
  },
);

test('the statistics on a card have a name that distinguishes people with the same name', async () => {
  const { user } = renderApp({ path: '/results?q=' });
  server.use(
    http.get('*/api/employees', () => HttpResponse.json({ employees: people, total: 3 })),
    http.get('*/api/evaluations/results/:id', () => HttpResponse.json({ totalEvaluations: 0 })),
    http.get('*/api/evaluations/employee/:id', () => HttpResponse.json([])),
  );
  const [, second] = await screen.findAllByRole('button', { name: 'Statistics' });
  if (second) await user.click(second);
  expect(
    screen.getByRole('group', { name: 'Statistics of Ann Example (ann.example@example.com)' }),
  ).toBeVisible();
});

test.each([
  ['/', 'Add Evaluation', 'Create Evaluation for'],
  ['/evaluations', 'Edit', 'Edit Evaluation for'],
  ['/results/compare?ids=one,two,three', /^Add Evaluation/, 'Create Evaluation for'],
])('a dialog on %s distinguishes people with the same name', async (path, opener, title) => {
  const { user } = renderApp({ path });
  server.use(
    http.get('*/api/employees', () => HttpResponse.json({ employees: people, total: 3 })),
    http.get('*/api/employees/:id', ({ params }) =>
      HttpResponse.json(people.find(({ _id }) => _id === params['id'])),
    ),
    http.get('*/api/evaluations/evaluator', () =>
      HttpResponse.json({ evaluations, totalPages: 1 }),
    ),
    http.get('*/api/evaluations/results/:id', () => HttpResponse.json({ totalEvaluations: 0 })),
    http.get('*/api/evaluations/employee/:id', () => HttpResponse.json([])),
    http.get('*/api/evaluations/:id', ({ params }) =>
      HttpResponse.json(evaluations.find(({ _id }) => _id === params['id'])),
    ),
  );
  for (const [place, name] of [
    [1, 'Ann Example (ann.example@example.com)'],
    [2, 'Ben Example'],
  ] as const) {
    const button = (await screen.findAllByRole('button', { name: opener }))[place];
    if (!button) throw new Error('There is no such row');
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: `${title} ${name}` })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  }
});

test('the dialogs of a single evaluation distinguish people with the same name', async () => {
  const { user } = renderApp({ path: '/evaluation/of-two' });
  server.use(
    http.get('*/api/evaluations/:id', () => HttpResponse.json(evaluations[1])),
    http.get('*/api/evaluations/employee/:id', () => HttpResponse.json([])),
  );
  const displayName = 'Ann Example (ann.example@example.com)';
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(
    await screen.findByRole('dialog', { name: `Edit Evaluation for ${displayName}` }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Add Feedback' }));
  expect(await screen.findByRole('dialog', { name: 'Add Feedback' })).toHaveTextContent(
    displayName,
  );
});
