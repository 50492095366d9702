import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import { gate } from '../../../../test/calls/gate';
import { answerEvaluations } from '../../../../test/calls/answerEvaluations';
import { renderApp } from '../../../../test/app/renderApp';

/** The mock has to know her, because the dialog reads her earlier evaluations. */
const employee = { _id: 'employee-004', name: 'Grace Mwangi' };

/** Opens the dialog that edits an evaluation with the given score. */
async function openDialog(score: number | null) {
  const app = renderApp({ path: '/evaluations', as: 'Employee' });
  const sent: unknown[] = [];
  const { opened, open } = gate();
  answerEvaluations(buildEvaluation({ employee, score }));
  server.use(
    http.put<never, { score: unknown }>('*/api/evaluations/:id', async ({ request }) => {
      sent.push((await request.clone().json()).score);
      await opened;
      return HttpResponse.json({ message: 'Closed' }, { status: 500 });
    }),
  );
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...app, sent, answer: open, dialog, field: dialog.getByLabelText('Score') };
}

const message = 'Score must be between 1 and 10';
const group = () => screen.getByRole('radiogroup', { name: 'Rating from 1 to 10' });
const button = (score: number) => within(group()).getByRole('radio', { name: String(score) });
const selected = () => within(group()).queryAllByRole('radio', { checked: true });

test('no button is selected for the default of 0, and a click selects a score to save', async () => {
  const { user, sent, dialog, field } = await openDialog(null);
  expect(field).toHaveValue('0');
  expect(selected()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(message);

  await user.click(button(7));
  expect(field).toHaveValue('7');
  expect(selected()).toEqual([button(7)]);
  expect(field).toBeValid();
  expect(dialog.queryByText(message)).not.toBeInTheDocument();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => {
    expect(sent).toEqual([7]);
  });
});

test('the keys of a radio group select a score, and the group is a single tab stop', async () => {
  const { user, dialog, field } = await openDialog(9);
  await user.click(dialog.getByLabelText('Note'));
  await user.tab();
  expect(button(9)).toHaveFocus();
  for (const [key, score] of [
    ['ArrowLeft', 8],
    ['ArrowUp', 7],
    ['ArrowRight', 8],
    ['Home', 1],
    ['ArrowDown', 2],
    ['End', 10],
    ['7', 7],
    ['0', 10],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(button(score)).toHaveFocus();
    expect(selected()).toEqual([button(score)]);
    expect(field).toHaveValue(String(score));
  }
  await user.tab();
  expect(field).toHaveFocus();
});

test('typing a whole score selects its button', async () => {
  const { user, field } = await openDialog(9);
  const cases = [
    ['4', [4]],
    [' 8.0 ', [8]],
    ['7,5', []],
    ['11', []],
    ['ten', []],
  ] as const;
  for (const [typed, scores] of cases) {
    await user.clear(field);
    expect(selected()).toEqual([]);
    await user.paste(typed);
    expect([typed, selected()]).toEqual([typed, scores.map(button)]);
  }
});

test('the arrow keys and two buttons change the value of the field by 1, between 1 and 10', async () => {
  const { user, dialog, field } = await openDialog(9);
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveAttribute('inputmode', 'decimal');
  const increase = dialog.getByRole('button', { name: 'Increase' });
  await user.click(increase);
  expect(field).toHaveValue('10');
  await user.click(increase);
  expect(field).toHaveValue('10');
  await user.click(dialog.getByRole('button', { name: 'Decrease' }));
  expect(field).toHaveValue('9');
  for (const [text, keys, value] of [
    ['9', '{ArrowDown}', '8'],
    ['9', '{ArrowUp}{ArrowUp}', '10'],
    ['', '{ArrowUp}', '1'],
    ['1', '{ArrowDown}', '1'],
    ['7.5', '{ArrowUp}', '8.5'],
    ['ten', '{ArrowUp}', '1'],
  ] as const) {
    await user.clear(field);
    if (text) await user.paste(text);
    await user.keyboard(keys);
    expect(field).toHaveValue(value);
  }
});

test('the score cannot be changed during a save, and a failed save keeps the selected score', async () => {
  const { user, sent, answer, dialog, field } = await openDialog(9);
  await user.click(button(3));
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(sent).toEqual([3]);
  });
  expect(group()).toHaveAttribute('aria-readonly', 'true');
  await user.keyboard('{ArrowRight}{End}');
  expect(button(3)).toHaveFocus();
  await user.click(button(5));
  expect(selected()).toEqual([button(3)]);
  expect(field).toHaveValue('3');

  answer();
  expect(await dialog.findByText('Failed to save evaluation: Closed')).toBeVisible();
  expect(selected()).toEqual([button(3)]);
  await user.click(button(5));
  expect(field).toHaveValue('5');
});
