import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import { renderApp } from '../../../../test/app/renderApp';

/** The dialog that edits an evaluation with a score of 9, and the scores that it sends. */
async function openDialog() {
  const { user } = renderApp({ path: '/evaluations', as: 'Employee' });
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/evaluations/evaluator', () =>
      HttpResponse.json({ evaluations: [buildEvaluation()], totalPages: 1 }),
    ),
    http.put<never, { score: unknown }>('*/api/evaluations/:id', async ({ request }) => {
      sent.push((await request.clone().json()).score);
      return HttpResponse.json(buildEvaluation());
    }),
  );
  const edit = await screen.findByRole('button', { name: 'Edit' });
  await user.click(edit);
  const dialog = within(await screen.findByRole('dialog'));
  return { user, sent, edit, dialog, score: dialog.getByLabelText('Score') };
}

const message = 'Score must be between 1 and 10';

test('a score outside 1 to 10, or none, is refused', async () => {
  const { user, sent, dialog, score } = await openDialog();
  for (const text of ['11', '']) {
    await user.clear(score);
    if (text) await user.paste(text);
    // The error went with the change.
    expect(dialog.queryByText(message)).not.toBeInTheDocument();
    expect(score).toBeValid();
    await user.keyboard('{Enter}');
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(score).toBeInvalid();
  }
  expect(score).toHaveAccessibleDescription(message);
  expect(score).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a score from 1 to 10 is sent as a number', async () => {
  const { user, sent, edit } = await openDialog();
  for (const text of ['10', '7,5']) {
    if (!screen.queryByRole('dialog')) await user.click(edit);
    await user.clear(screen.getByLabelText('Score'));
    await user.paste(text);
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  }
  expect(sent).toEqual([10, 7.5]);
});

test('the arrow keys and two buttons change the score by 1 between 1 and 10', async () => {
  const { user, dialog, score } = await openDialog();
  const increase = dialog.getByRole('button', { name: 'Increase' });
  await user.click(increase);
  expect(score).toHaveValue('10');
  await user.click(increase);
  expect(score).toHaveValue('10');
  await user.click(dialog.getByRole('button', { name: 'Decrease' }));
  expect(score).toHaveValue('9');

  await user.click(score);
  await user.keyboard('{ArrowDown}');
  expect(score).toHaveValue('8');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(score).toHaveValue('10');
  await user.clear(score);
  await user.keyboard('{ArrowUp}');
  expect(score).toHaveValue('1');
  await user.keyboard('{ArrowDown}');
  expect(score).toHaveValue('1');
  await user.clear(score);
  await user.paste('7.5');
  await user.keyboard('{ArrowUp}');
  expect(score).toHaveValue('8.5');

  await user.clear(score);
  await user.paste('ten');
  await user.keyboard('{Enter}');
  expect(await dialog.findByText(message)).toBeInTheDocument();
  await user.keyboard('{ArrowUp}');
  expect(score).toHaveValue('1');
  expect(score).toBeValid();
});

test('the score is a text field with a numeric keyboard', async () => {
  const { score } = await openDialog();
  expect(score).toHaveAttribute('type', 'text');
  expect(score).toHaveAttribute('inputmode', 'decimal');
});
