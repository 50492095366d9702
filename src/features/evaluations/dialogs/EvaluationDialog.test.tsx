import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import { answerEvaluations } from '../../../../test/calls/answerEvaluations';
import { expectContractViolation } from '../../../../test/setup/network';
import { HOSTILE_TEXTS } from '../../../../test/values/hostileTexts';
import { renderApp } from '../../../../test/app/renderApp';

const saveButton = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Save' });

/** The mock has to know her, because the dialog reads her earlier evaluations. */
const GRACE = { _id: 'employee-004', name: 'Grace Mwangi' };

/** Returns the bodies that are sent from here on. */
function watch(method: 'post' | 'put', path: string) {
  const bodies: unknown[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      bodies.push(await request.clone().json());
    }),
  );
  return bodies;
}

/** Returns the row of a table or grid that contains the text. */
async function rowOf(text: string) {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error(`No row contains "${text}"`);
  return row;
}

test('a manager creates an evaluation on the employees screen', async () => {
  const { user, mock } = renderApp({ as: 'Manager' });
  const bodies = watch('post', '*/api/evaluations');
  const emma = await rowOf('Emma Lindqvist');
  expect(within(emma).getByText('7')).toBeInTheDocument();
  await user.click(within(emma).getByRole('button', { name: 'Add Evaluation' }));

  const dialog = await screen.findByRole('dialog', {
    name: 'Create Evaluation for Emma Lindqvist',
  });
  // The sign of a required field is not part of its label.
  expect(within(dialog).getByLabelText('Note', { selector: ':required' })).toHaveValue('');
  expect(dialog).toHaveTextContent('1–9, and 0 for 10, choose among the scores · Ctrl+Enter saves');
  expect(within(dialog).getByLabelText('Score')).toHaveValue('0');
  await user.click(saveButton(dialog));
  expect(await within(dialog).findByText('Note is required')).toBeInTheDocument();
  expect(within(dialog).getByText('Score must be between 1 and 10')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Note')).toHaveFocus();
  expect(bodies).toEqual([]);

  const note = `  ${HOSTILE_TEXTS.join('\n')}  `;
  await user.paste(note);
  await user.clear(within(dialog).getByLabelText('Score'));
  await user.paste(' 8.5 ');
  await user.click(saveButton(dialog));

  expect(await screen.findByText('Evaluation created successfully')).toBeVisible();
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
  expect(bodies).toEqual([{ note, score: 8.5, employeeId: 'employee-003' }]);
  const [newest] = mock.db().evaluations({ employeeId: 'employee-003' });
  expect(newest).toMatchObject({ note, score: 8.5, evaluatorId: 'employee-002' });
  expect(await within(await rowOf('Emma Lindqvist')).findByText('8')).toBeInTheDocument();
});

/** Opens the dialog that edits an evaluation. `answer` answers the save. */
async function openEditor(answer: () => Response) {
  const { user } = renderApp({ path: '/evaluations', as: 'Employee' });
  answerEvaluations(buildEvaluation({ employee: GRACE }));
  server.use(http.put('*/api/evaluations/evaluation-1001', answer));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog');
  return { user, dialog };
}

test('the dialog shows the error after the toast has closed, until a value changes', async () => {
  const { user, dialog } = await openEditor(() =>
    HttpResponse.json({ message: 'Not now' }, { status: 500 }),
  );
  await user.click(saveButton(dialog));
  await user.click(await screen.findByRole('button', { name: 'Close notification' }));
  await waitForElementToBeRemoved(() => screen.queryByRole('alert'));
  const reason = within(dialog).getByText('Failed to save evaluation: Not now');
  expect(reason).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Increase' }));
  expect(reason).not.toBeInTheDocument();
});

test('when a save may have succeeded, the dialog says so, and the list behind it is loaded again', async () => {
  expectContractViolation('status 502 is not listed');
  const { user, dialog } = await openEditor(() => {
    answerEvaluations(buildEvaluation({ employee: GRACE, note: 'Calm' }));
    return new HttpResponse(null, { status: 502 });
  });
  // A screen reader reads it after the toast, because the region is there before it.
  const region = within(dialog).getByRole('status');
  expect(region).toBeEmptyDOMElement();
  await user.clear(within(dialog).getByLabelText('Note'));
  await user.paste('Calm');
  await user.click(saveButton(dialog));
  expect(await within(dialog).findByText('Failed to save evaluation')).toBeVisible();
  expect(region).toHaveTextContent('It may have been saved. Check before you save again.');
  const table = screen.getByRole('table', { hidden: true });
  expect(await within(table).findByText('Calm')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Note')).toHaveValue('Calm');
});
