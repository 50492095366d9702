import { MutationObserver, QueryClient, type MutationOptions } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import '../../test/setup/network';
import { signInAs } from '../../test/app/signInAs';
import { allEvaluationsQueries } from './allEvaluations';
import { evaluationMutations } from './evaluations';

const ANN = { id: 'ann', name: 'Ann Example' };
const DRAFT = { note: 'Better', score: 9 };

/** Returns the cached data of all evaluations after a write. */
async function readAfter<Data, Sent>(options: MutationOptions<Data, Error, Sent>, sent: Sent) {
  signInAs('Manager');
  server.use(
    http.put('*/api/*', () => HttpResponse.json(buildEvaluation({ _id: 'old' }))),
    http.post('*/api/*', () => HttpResponse.json(buildEvaluation({ _id: 'new' }), { status: 201 })),
  );
  const client = new QueryClient();
  const { queryKey } = allEvaluationsQueries.result('own');
  const evaluations = [buildEvaluation({ _id: 'old', feedbacks: [] }), buildEvaluation()];
  client.setQueryData(queryKey, {
    readAt: 0,
    evaluations,
    failedPages: [],
    isCut: false,
  });
  await new MutationObserver(client, options).mutate(sent);
  const read = client.getQueryData(queryKey)?.evaluations ?? [];
  expect(read.at(-1)).toEqual(evaluations[1]);
  return read.slice(0, -1);
}

test('a new evaluation is first, with the sent values and the id of the answer', async () => {
  expect(await readAfter(evaluationMutations.create(ANN), DRAFT)).toMatchObject([
    { _id: 'new', ...DRAFT, employee: { _id: 'ann' } },
    { _id: 'old' },
  ]);
});

test('a changed evaluation has the sent values', async () => {
  const update = evaluationMutations.update('old', ANN);
  expect(await readAfter(update, DRAFT)).toMatchObject([{ _id: 'old', ...DRAFT }]);
});

test('new feedback is added to its evaluation', async () => {
  const addFeedback = evaluationMutations.addFeedback('old', { _id: 'ann' });
  expect(await readAfter(addFeedback, { feedback: 'Thanks' })).toMatchObject([
    { _id: 'old', feedbacks: [{ feedback: 'Thanks' }] },
  ]);
});
