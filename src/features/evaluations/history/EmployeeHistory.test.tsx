import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation, buildFeedback } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import { renderApp } from '../../../../test/app/renderApp';
import type { Evaluation } from '../../../api/contract';

const path = '/employee-profile/employee-006';

const evaluations = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildEvaluation({ _id: `e${index}`, note: `Note ${index}` }),
  );

function show(at: string, list: Evaluation[]) {
  const app = renderApp({ path: at });
  server.use(http.get('*/api/evaluations/employee/:id', () => HttpResponse.json(list)));
  return app;
}

const scroll = jest.fn();
beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scroll;
});

test('more than 25 evaluations are split into pages, and the address contains the page', async () => {
  const { user, router } = show(path, evaluations(51));
  expect(await screen.findByText('Note 24')).toBeInTheDocument();
  expect(screen.queryByText('Note 25')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go to page 3' }));
  expect(screen.getByText('Note 50')).toBeInTheDocument();
  expect(screen.queryByText('Note 49')).not.toBeInTheDocument();
  expect(scroll).toHaveBeenCalled();
  expect(router.state.location.search).toBe('?page=3');
  await user.selectOptions(await screen.findByLabelText('Order'), 'Newest first');
  expect(router.state.location.search).toBe('?order=newest');
});

test('each evaluation shows its number of feedbacks if the list contains them', async () => {
  show(path, [
    buildEvaluation({ _id: 'a', note: 'Two', feedbacks: [buildFeedback(), buildFeedback()] }),
    buildEvaluation({ _id: 'b', note: 'None', feedbacks: [] }),
    buildEvaluation({ _id: 'c', note: 'Unknown', feedbacks: undefined }),
  ]);
  await screen.findByText('Two');
  const notes = screen.getAllByRole('row').map((row) => row.children[1]?.textContent);
  expect(notes).toEqual(['Note', 'Two2 feedbacks', 'None', 'Unknown']);
});

test('evaluators with the same name are distinguished by their e-mail addresses', async () => {
  show(
    path,
    ['ann@example.com', 'ann.example@example.com'].map((email, index) =>
      buildEvaluation({
        _id: `e${index}`,
        note: `Note ${index}`,
        evaluator: { name: 'Ann', email },
      }),
    ),
  );
  await screen.findByText('Note 0');
  const evaluators = screen.getAllByRole('row').map((row) => row.children[2]?.textContent);
  expect(evaluators).toEqual(['Evaluator', 'Annann@example.com', 'Annann.example@example.com']);
});

test('the printed list has all evaluations', async () => {
  show(path, evaluations(51));
  await screen.findByText('Note 24');
  const history = within(screen.getByRole('table', { name: 'Evaluations History' }));
  fireEvent(window, new Event('beforeprint'));
  expect(history.getByText('Note 50')).toBeInTheDocument();
  fireEvent(window, new Event('afterprint'));
  expect(history.queryByText('Note 50')).not.toBeInTheDocument();
});

test('the list opens the page of a saved evaluation and highlights it', async () => {
  const list = evaluations(30);
  const { user } = show(path, list);
  await screen.findByText('Note 24');
  server.use(
    http.post('*/api/evaluations', () => {
      list.push(buildEvaluation({ _id: 'new', note: 'The new one' }));
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Add Evaluation' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Note'), 'New');
  await user.clear(dialog.getByLabelText('Score'));
  await user.type(dialog.getByLabelText('Score'), '7');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  // The dialog hides the rest of the page until it is closed.
  const history = within(await screen.findByRole('table', { name: 'Evaluations History' }));
  const row = (await history.findByText('The new one')).closest('tr');
  expect(row).toHaveAttribute('data-saved');
});
