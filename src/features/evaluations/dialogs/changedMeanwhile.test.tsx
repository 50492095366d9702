import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../../mocks/runtimes/node';
import { expireSession } from '../../../../test/app/expireSession';
import { gate } from '../../../../test/calls/gate';
import {
  answerRead,
  change,
  CHANGED,
  edit,
  editAtOnce,
  findConflict,
  ID,
  note,
  press,
  SAVED,
  score,
  THEIRS,
  watchCalls,
} from '../../../../test/forms/changedMeanwhile';
import { findBanner, findSignInHeading, signInWith } from '../../../../test/forms/drafts';
import { expectConsoleError } from '../../../../test/setup/console';

test("the dialog loads the current evaluation without interrupting the user's typing", async () => {
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

  // No field shows the score that was read, so the user has not seen it yet.
  await press(user, 'Save');
  const conflict = await findConflict();
  expect(within(conflict).getByRole('region', { name: 'Theirs' })).toHaveTextContent('3');
  expect(sent).toEqual([]);
});

test("the dialog shows both versions of a conflict, and only Keep mine sends the user's version", async () => {
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

  // A later change is detected again.
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

test('the conflict names the user who changed the evaluation if the evaluator differs', async () => {
  const { user, sent } = await editAtOnce();
  const evaluator = { _id: 'employee-002', name: 'Mario Bianchi' };
  answerRead(200, { _id: ID, note: THEIRS, score: 3, evaluator });
  await press(user, 'Save');
  expect(await findConflict('Mario Bianchi changed this evaluation meanwhile.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('the evaluation is saved even if the current version cannot be loaded', async () => {
  const { user, sent } = await editAtOnce();
  expectConsoleError(/^Failed to fetch evaluation/);
  answerRead(500, { message: 'Not now' });
  const { reads } = watchCalls();
  await press(user, 'Save');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(reads).toHaveLength(1);
});

test('a failed save that was stored anyway does not count as a conflict', async () => {
  const { user, mock, sent } = await editAtOnce({});
  server.use(
    http.put(
      `*/api/evaluations/${ID}`,
      () => {
        change(mock, { score: 8 });
        return HttpResponse.json({ message: 'Not now' }, { status: 500 });
      },
      { once: true },
    ),
  );
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.clear(score());
  await user.type(score(), '9');
  await press(user, 'Save');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(mock.db().evaluation(ID)).toMatchObject({ score: 9 });
});

test('a session that ends during the check sends nothing', async () => {
  const { user, sent } = await editAtOnce();
  answerRead(401, { message: 'Please sign in' });
  await press(user, 'Save');
  expect(await findSignInHeading()).toBeVisible();
  expect(sent).toEqual([]);
});

test('a draft remembers the initial values of its form', async () => {
  const { user, mock, sent } = await editAtOnce({});
  act(expireSession);
  await findSignInHeading();
  change(mock, { note: THEIRS });
  await signInWith(user, 'Employee');
  await user.click(within(await findBanner()).getByText('Continue'));
  await waitFor(() => {
    expect(note()).toHaveValue(THEIRS);
  });
  expect(score()).toHaveValue('8.0');
  await press(user, 'Save');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(sent).toEqual([{ note: THEIRS, score: 8, employeeId: 'employee-004' }]);
});
