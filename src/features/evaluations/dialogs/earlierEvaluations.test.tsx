import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import { answerEvaluations } from '../../../../test/calls/answerEvaluations';
import { renderApp } from '../../../../test/app/renderApp';
import { expectConsoleError } from '../../../../test/setup/console';
import { expectContractViolation } from '../../../../test/setup/network';
import type { Evaluation } from '../../../api/contract';

const CALL = '*/api/evaluations/employee/:id';

const answerWith = (...evaluations: Evaluation[]) => {
  server.use(http.get(CALL, () => HttpResponse.json(evaluations)));
};

const noteOf = (year: number) =>
  buildEvaluation({
    _id: `evaluation-${year}`,
    note: `Note of ${year}`,
    createdAt: `${year}-03-01T09:00:00.000Z`,
  });

/** Opens the dialog that evaluates somebody again on Home. */
async function openDialog(prepare: () => void) {
  const { user } = renderApp({ as: 'Manager' });
  prepare();
  const [add] = await screen.findAllByRole('button', { name: 'Add Evaluation' });
  if (add) await user.click(add);
  await screen.findByRole('dialog');
  return user;
}

const disclosure = (name: RegExp | string = /^Earlier evaluations/) =>
  screen.findByRole('button', { name });

const list = () => screen.getByRole('group', { name: 'Earlier evaluations' });

const notes = () =>
  within(list())
    .getAllByText(/^Note of/)
    .map(({ textContent }) => textContent);

test.each([
  ['mario.manager@example.com', 'Your earlier evaluations (2)'],
  ['somebody.else@example.com', 'Earlier evaluations (2)'],
])('with an evaluation by %s, the button is named %s', async (email, name) => {
  await openDialog(() => {
    const own = { evaluator: { name: 'Mario', email: 'Mario.Manager@example.com ' } };
    answerWith({ ...noteOf(2023), ...own }, { ...noteOf(2024), evaluator: { email } });
  });
  expect(await disclosure(name)).toBeVisible();
});

test('the button counts the earlier evaluations and shows them, newest first', async () => {
  const user = await openDialog(() => {
    answerWith(noteOf(2023), noteOf(2025), { _id: '1', score: null }, noteOf(2024));
  });
  const button = await disclosure('Earlier evaluations (4)');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Note of 2025')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveFocus();

  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(notes()).toEqual(['Note of 2025', 'Note of 2024', 'Note of 2023']);
  const [newest, , , oldest] = within(list()).getAllByRole('listitem');
  expect(newest).toHaveTextContent('9 of 10Mar 1, 2025 · Ada LovelaceNote of 2025');
  expect(oldest).toHaveTextContent('N/AN/A · N/ANo note provided');
});

test('the next dialog keeps the list open or closed', async () => {
  const user = await openDialog(() => {
    answerWith(noteOf(2025));
  });
  await user.click(await disclosure());
  await user.click(screen.getByText('Cancel'));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  const [, add] = screen.getAllByRole('button', { name: 'Add Evaluation' });
  if (add) await user.click(add);
  expect(await screen.findByText('Note of 2025')).toBeVisible();
  await user.click(await disclosure());
  expect(screen.queryByText('Note of 2025')).not.toBeInTheDocument();
});

test.each([
  [500, 'The server reported an error.'],
  [403, 'You may not see this.'],
])('after a %s, the list shows the error and can be loaded again', async (status, cause) => {
  expectConsoleError(/Failed to fetch evaluations/);
  if (status === 403) expectContractViolation('status 403 is not listed');
  const user = await openDialog(() => {
    server.use(http.get(CALL, () => HttpResponse.json({ message: 'No' }, { status })));
  });
  await user.click(await disclosure('Earlier evaluations'));
  expect(await within(list()).findByText('The evaluations could not be read.')).toBeVisible();
  expect(within(list()).getByText(cause)).toBeVisible();
  answerWith();
  await user.click(within(list()).getByRole('button', { name: 'Try again' }));
  expect(await disclosure('Earlier evaluations (0)')).toHaveFocus();
  expect(within(list()).getByText('No earlier evaluations.')).toBeVisible();
});

test('a long list shows the newest twenty and the number of older ones', async () => {
  const user = await openDialog(() => {
    answerWith(...Array.from({ length: 23 }, (_, year) => noteOf(2000 + year)));
  });
  await user.click(await disclosure('Earlier evaluations (23)'));
  expect(notes()).toHaveLength(20);
  expect(within(list()).getByText('3 older ones on the profile.')).toBeVisible();
});

/** Opens the dialog that edits the evaluation of a year of Grace Hopper. */
async function edit(year: number, path: string, evaluator: Evaluation['evaluator']) {
  const { user } = renderApp({ path, as: 'Admin' });
  answerEvaluations({ ...noteOf(year), evaluator });
  answerWith(noteOf(2023), noteOf(2024), noteOf(2025), { _id: '1', note: 'Note without date' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  return { user, dialog: await screen.findByRole('dialog') };
}

test('the earlier evaluations include neither the edited evaluation nor later ones', async () => {
  const { user } = await edit(2024, '/all-evaluations', null);
  await user.click(await disclosure('Earlier evaluations (2)'));
  expect(notes()).toEqual(['Note of 2023']);
  expect(within(list()).getByText('Note without date')).toBeVisible();
});

const EMMA = { name: 'Emma Lindqvist', email: 'emma@example.com' };

test("the dialog says who wrote somebody else's evaluation, and when", async () => {
  const { dialog } = await edit(2024, '/all-evaluations', EMMA);
  expect(dialog).toHaveAccessibleDescription('Written by Emma Lindqvist on Mar 1, 2024');
});

test.each([
  ['their address', '/all-evaluations', { name: 'Ada', email: 'Ada.Admin@example.com' }],
  ['My Evaluations', '/evaluations', EMMA],
])(
  "the dialog does not describe the user's own evaluation, recognized by %s",
  async (_name, path, evaluator) => {
    const { dialog } = await edit(2024, path, evaluator);
    expect(await disclosure('Earlier evaluations (2)')).toBeVisible();
    expect(dialog).not.toHaveAccessibleDescription();
    expect(screen.queryByText(/Written by/)).not.toBeInTheDocument();
  },
);

test("the dialog warns about the user's own evaluation of the last day before a second one is saved", async () => {
  const user = await openDialog(() => {
    answerWith(
      buildEvaluation({
        score: 7,
        evaluator: { name: 'Mario', email: 'mario.manager@example.com' },
        createdAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
      }),
    );
  });
  const notice = 'You evaluated this person 2 hours ago, with a score of 7.';
  expect(await screen.findByText(notice)).toBeVisible();
  await user.type(screen.getByLabelText('Note'), 'Better');
  await user.click(screen.getByRole('radio', { name: '8' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Evaluation created successfully')).toBeVisible();
});
