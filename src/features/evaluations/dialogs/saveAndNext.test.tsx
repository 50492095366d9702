import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { buildEvaluation } from '../../../../mocks/db/builders';
import { server, startMock } from '../../../../mocks/runtimes/node';
import { english } from '../../../../test/app/english';
import { enter } from '../../../../test/app/enter';
import { signInAs } from '../../../../test/app/signInAs';
import { gate } from '../../../../test/calls/gate';
import { I18nContext } from '../../../i18n/I18nContext';
import { useDialog } from '../../../lib/query/useDialog';
import { EvaluationDialog } from './EvaluationDialog';

const PEOPLE = [
  { id: 'employee-003', name: 'Emma Lindqvist' },
  { id: 'employee-004', name: 'Grace Mwangi' },
] as const;

type Person = (typeof PEOPLE)[number];

/** Evaluates one person after the other. */
function Queue() {
  const { subject, open, close } = useDialog<Person>();
  const start = () => {
    open(PEOPLE[0]);
  };
  const next = () => {
    if (subject === PEOPLE[0]) open(PEOPLE[1]);
    else close();
  };
  return (
    <>
      <button onClick={start}>Start</button>
      {subject && (
        <EvaluationDialog
          employee={subject}
          onClose={close}
          queue={{
            place: subject === PEOPLE[0] ? 1 : 2,
            total: 2,
            position: 'Analyst',
            last: buildEvaluation({ score: 7.5, createdAt: '2026-03-13' }),
            draft: { ids: ['1', '2'], index: 0, evaluated: [] },
            onSaved: next,
            onSkip: next,
          }}
        />
      )}
    </>
  );
}

async function startQueue() {
  const mock = startMock();
  signInAs('Manager');
  const router = createMemoryRouter([{ path: '/', element: <Queue /> }]);
  render(
    <I18nContext value={english}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nContext>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByText('Start'));
  const saved = (place: 0 | 1) => mock.db().evaluations({ employeeId: PEOPLE[place].id })[0];
  return { user, saved, dialog: await findDialog('Emma Lindqvist') };
}

const findDialog = (name: string) =>
  screen.findByRole('dialog', { name: `Create Evaluation for ${name}` });

const buttonsOf = (dialog: HTMLElement) =>
  ['Cancel', 'Skip', 'Save', 'Save and next'].map((name) =>
    within(dialog).queryByRole('button', { name }),
  );

test('Save and next saves and shows the next person, until there are no more people', async () => {
  const { user, saved, dialog } = await startQueue();
  await enter(user, { Note: 'Calm', Score: '7' });
  await user.click(screen.getByRole('button', { name: 'Save and next' }));

  const next = await findDialog('Grace Mwangi');
  expect(dialog).not.toBeInTheDocument();
  expect(saved(0)).toMatchObject({ note: 'Calm', score: 7 });
  const note = within(next).getByLabelText('Note');
  await waitFor(() => {
    expect(note).toHaveFocus();
  });
  expect(note).toHaveValue('');
  expect(within(next).getByLabelText('Score')).toHaveValue('0');
  expect(screen.queryByRole('button', { name: 'Save and next' })).not.toBeInTheDocument();

  await enter(user, { Note: 'Clear', Score: '8' });
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(next).not.toBeInTheDocument();
  });
  expect(saved(1)).toMatchObject({ note: 'Clear', score: 8 });
  await waitFor(() => {
    expect(screen.getByText('Start')).toHaveFocus();
  });
});

test('Save closes the dialog even if there is a next person', async () => {
  const { user, saved, dialog } = await startQueue();
  await enter(user, { Note: 'Calm', Score: '7' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
  expect(saved(0)).toMatchObject({ note: 'Calm' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each(['{Control>}{Enter}{/Control}', '{Enter}'])(
  '%s saves and goes to the next person',
  async (keys) => {
    const { user, saved } = await startQueue();
    await enter(user, { Note: 'Calm', Score: '7' });
    await user.keyboard(keys);
    expect(await findDialog('Grace Mwangi')).toBeVisible();
    expect(saved(0)).toMatchObject({ note: 'Calm' });
  },
);

test('the dialog keeps an invalid or rejected evaluation, and sends it only once', async () => {
  const { user, dialog } = await startQueue();
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  expect(await screen.findByText('Note is required')).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveFocus();

  await enter(user, { Note: 'Calm', Score: '7' });
  const { opened, open } = gate();
  const refuse = jest.fn(async () => {
    await opened;
    return HttpResponse.json({ message: 'Closed' }, { status: 403 });
  });
  server.use(http.post('*/api/evaluations', refuse));
  const [, , save] = buttonsOf(dialog);
  await user.click(save ?? dialog);
  await waitFor(() => {
    expect(refuse).toHaveBeenCalledTimes(1);
  });
  for (const button of buttonsOf(dialog)) if (button !== save) expect(button).toBeDisabled();
  // A browser takes the focus from a disabled button.
  expect(save).not.toHaveAttribute('disabled');
  await user.keyboard('{Enter}');
  fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'Enter', ctrlKey: true });
  open();
  expect(await screen.findByText('Failed to save evaluation: Closed')).toBeVisible();
  expect(refuse).toHaveBeenCalledTimes(1);
  expect(dialog).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('Calm');
  expect(save).toHaveFocus();
});

test("the position in the queue is a progress bar and part of the dialog's description", async () => {
  const { dialog } = await startQueue();
  expect(dialog).toHaveAccessibleDescription(
    '1 of 2\u00a0·\u00a0Analyst\u00a0·\u00a0last score 7.5, Mar 13, 2026',
  );
  const bar = within(dialog).getByRole('progressbar', { name: 'Evaluated people' });
  expect(bar).toHaveAttribute('aria-valuetext', '1 of 2');
});

test('Skip goes to the next person without saving, and asks before it discards text', async () => {
  const { user, saved, dialog } = await startQueue();
  const before = saved(0);
  await enter(user, { Note: 'Calm' });
  const skip = within(dialog).getByRole('button', { name: 'Skip' });
  await user.click(skip);
  expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
  await user.click(screen.getByText('Keep editing'));
  expect(within(dialog).getByLabelText('Note')).toHaveValue('Calm');
  await user.click(skip);
  await user.click(await screen.findByText('Discard'));
  const next = await findDialog('Grace Mwangi');
  expect(within(next).getByLabelText('Note')).toHaveValue('');
  expect(saved(0)).toBe(before);
});

test('the dialog asks before it discards text for the next person, but not for a saved evaluation', async () => {
  const { user } = await startQueue();
  await enter(user, { Note: 'Calm', Score: '7' });
  await user.click(screen.getByRole('button', { name: 'Save and next' }));
  const next = await findDialog('Grace Mwangi');
  await enter(user, { Note: 'Cle' });
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
  await user.click(screen.getByText('Keep editing'));
  expect(within(next).getByLabelText('Note')).toHaveValue('Cle');
  await enter(user, { Note: '' });
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(next).not.toBeInTheDocument();
  });
});
