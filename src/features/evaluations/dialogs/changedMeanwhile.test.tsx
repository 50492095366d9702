import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ArrangedMock } from '../../../../mocks/engine/arrangedMock';
import { server } from '../../../../mocks/runtimes/node';
import { expireSession } from '../../../../test/app/expireSession';
import { renderApp } from '../../../../test/app/renderApp';
import { gate } from '../../../../test/calls/gate';
import { findOffer, findSignInHeading, signInWith } from '../../../../test/forms/drafts';
import { expectConsoleError } from '../../../../test/setup/console';

const ID = 'evaluation-0328';
const THEIRS = 'They wrote this.';
const SAVED = 'Evaluation updated successfully';
const CHANGED = 'This evaluation was changed meanwhile.';

const note = () => screen.getByLabelText('Note');
const score = () => screen.getByLabelText('Score');
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const findConflict = (name = CHANGED) => screen.findByRole('group', { name });

/** Somebody else changes the evaluation. */
function change(mock: ArrangedMock, changes: { note?: string; score?: number }) {
  const db = mock.db();
  const evaluation = db.evaluation(ID);
  if (!evaluation) throw new Error('The seed has no such evaluation');
  db.putEvaluation({ ...evaluation, ...changes });
}

/** What is sent and read of the evaluation from here on. */
function watch() {
  const sent: unknown[] = [];
  const reads: string[] = [];
  server.use(
    http.get(`*/api/evaluations/${ID}`, ({ request }) => {
      reads.push(request.url);
    }),
    http.put(`*/api/evaluations/${ID}`, async ({ request }) => {
      sent.push(await request.clone().json());
    }),
  );
  return { sent, reads };
}

const answerRead = (status: number, body: object) => {
  server.use(http.get(`*/api/evaluations/${ID}`, () => HttpResponse.json(body, { status })));
};

/** Opens the dialog from the list. `meanwhile` happens between the read of the list and Edit. */
async function edit(meanwhile?: (mock: ArrangedMock) => void) {
  const app = renderApp({ path: '/evaluations', as: 'Employee' });
  const { user, mock } = app;
  const calls = watch();
  const row = (await screen.findByText('Grace Mwangi')).closest('tr');
  if (!row) throw new Error('Grace is in no row');
  meanwhile?.(mock);
  await user.click(within(row).getByRole('button', { name: 'Edit' }));
  await screen.findByRole('dialog');
  return { ...app, ...calls };
}

/** Opens the dialog, and somebody else changes the evaluation while the score is typed. */
async function editAtOnce(changes: { note?: string; score?: number } = { note: THEIRS, score: 3 }) {
  const app = await edit();
  await waitFor(() => {
    expect(app.reads).toHaveLength(1);
  });
  change(app.mock, changes);
  await app.user.clear(score());
  await app.user.type(score(), '8.0');
  return app;
}

test('the dialog begins with the evaluation as it is now, and holds up no typing', async () => {
  const { opened, open } = gate();
  const { user, sent } = await edit((mock) => {
    change(mock, { note: THEIRS, score: 3 });
    server.use(http.get(`*/api/evaluations/${ID}`, () => opened.then(() => undefined)));
  });
  expect(score()).toHaveValue('5');
  await user.clear(score());
  await user.type(score(), '2');
  await user.click(note());
  (note() as HTMLTextAreaElement).setSelectionRange(3, 5);
  open();
  await waitFor(() => {
    expect(note()).toHaveValue(THEIRS);
  });
  expect(note()).toHaveFocus();
  expect(note()).toHaveProperty('selectionStart', 3);
  expect(note()).toHaveProperty('selectionEnd', 5);
  expect(score()).toHaveValue('2');

  // The score that was read stands in no field, so nobody has seen it yet.
  await press(user, 'Save');
  const conflict = await findConflict();
  expect(within(conflict).getByRole('region', { name: 'Theirs' })).toHaveTextContent('3');
  expect(sent).toEqual([]);
});

test('what another has written is shown beside mine, which is sent only by Keep mine', async () => {
  const { user, mock, sent } = await editAtOnce();
  const before = (note() as HTMLTextAreaElement).value;
  await press(user, 'Save');
  const conflict = await findConflict();
  expect(conflict).toHaveFocus();
  const theirs = within(conflict).getByRole('region', { name: 'Theirs' });
  expect(within(theirs).getByText(THEIRS)).toBeVisible();
  expect(within(theirs).getByText('3')).toBeVisible();
  const mine = within(conflict).getByRole('region', { name: 'Mine' });
  expect(within(mine).getByText(before)).toBeVisible();
  expect(within(mine).getByText('8')).toBeVisible();
  expect(sent).toEqual([]);

  // What is changed after that is found again.
  change(mock, { note: 'Once more.' });
  await press(user, 'Keep mine');
  expect(await screen.findByText('Once more.')).toBeVisible();
  expect(sent).toEqual([]);
  await press(user, 'Keep mine');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(sent).toEqual([{ note: before, score: 8, employeeId: 'employee-004' }]);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('Take theirs fills in the form and sends nothing', async () => {
  const { user, mock, sent } = await editAtOnce();
  await press(user, 'Save');
  await findConflict();
  await press(user, 'Take theirs');
  expect(note()).toHaveValue(THEIRS);
  expect(note()).toHaveFocus();
  expect(score()).toHaveValue('3');
  expect(screen.queryByRole('group', { name: CHANGED })).not.toBeInTheDocument();
  expect(sent).toEqual([]);

  await user.type(note(), ' And mine.');
  await press(user, 'Save');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(mock.db().evaluation(ID)).toMatchObject({ note: `${THEIRS} And mine.`, score: 3 });
});

test('it says who it was where the record has another evaluator', async () => {
  const { user, sent } = await editAtOnce();
  const evaluator = { _id: 'employee-002', name: 'Mario Bianchi' };
  answerRead(200, { _id: ID, note: THEIRS, score: 3, evaluator });
  await press(user, 'Save');
  expect(await findConflict('Mario Bianchi changed this evaluation meanwhile.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('where both have changed the same, it is saved', async () => {
  const { user, sent } = await editAtOnce({ score: 8 });
  await press(user, 'Save');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('where it cannot be read, it is saved all the same', async () => {
  const { user, sent } = await editAtOnce();
  expectConsoleError(/^Failed to fetch evaluation/);
  answerRead(500, { message: 'Not now' });
  await press(user, 'Save');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a session that ends at the check sends nothing', async () => {
  const { user, sent } = await editAtOnce();
  answerRead(401, { message: 'Please sign in' });
  await press(user, 'Save');
  expect(await findSignInHeading()).toBeVisible();
  expect(sent).toEqual([]);
});

test('a draft knows what its form began with', async () => {
  const { user, mock, sent } = await editAtOnce({});
  act(expireSession);
  await findSignInHeading();
  change(mock, { note: THEIRS });
  await signInWith(user, 'Employee');
  await user.click(within(await findOffer()).getByText('Continue'));
  await waitFor(() => {
    expect(note()).toHaveValue(THEIRS);
  });
  expect(score()).toHaveValue('8.0');
  await press(user, 'Save');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(sent).toEqual([{ note: THEIRS, score: 8, employeeId: 'employee-004' }]);
});
