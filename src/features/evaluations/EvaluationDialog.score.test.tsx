import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../../mocks/builders';
import { server } from '../../../mocks/node';
import { renderApp } from '../../test/renderApp';

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
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog'));
  const score = dialog.getByLabelText('Score');
  return { user, sent, dialog, score };
}

test('a score outside 1 to 10, or in no plain notation, is refused', async () => {
  const { user, sent, dialog, score } = await openDialog();
  const message = 'Score must be between 1 and 10';
  for (const text of ['0', '11', '', '0x5', '1e1', 'ten', '10.0000001', '0.99', '-5', 'Infinity']) {
    await user.clear(score);
    if (text) await user.paste(text);
    expect(dialog.queryByText(message)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(score).toHaveAccessibleDescription(message);
    expect(score).toBeInvalid();
    // The error goes with the next change.
    await user.type(score, '1');
    expect(score).toBeValid();
  }
  expect(sent).toEqual([]);
});

test.each([
  ['1', 1],
  ['10', 10],
  ['7.5', 7.5],
  [' 08 ', 8],
])('a score of "%s" is sent as the number %d', async (text, number) => {
  const { user, sent, score } = await openDialog();
  await user.clear(score);
  await user.paste(`${text}`);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Evaluation updated successfully')).toBeInTheDocument();
  expect(sent).toEqual([number]);
});

test('the arrow keys and two buttons change the score by 1 between 1 and 10', async () => {
  const { user, sent, dialog, score } = await openDialog();
  const increase = dialog.getByRole('button', { name: 'Increase' });
  const decrease = dialog.getByRole('button', { name: 'Decrease' });
  expect(score).toHaveAttribute('inputmode', 'decimal');
  await user.click(increase);
  expect(score).toHaveValue('10');
  await user.click(increase);
  expect(score).toHaveValue('10');
  await user.click(decrease);
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
  expect(await dialog.findByText('Score must be between 1 and 10')).toBeInTheDocument();
  await user.keyboard('{ArrowUp}');
  expect(score).toHaveValue('1');
  expect(score).toBeValid();
  expect(sent).toEqual([]);
});
