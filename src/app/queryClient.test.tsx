import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { expectConsoleError } from '../../test/setup/console';
import { expectContractViolation } from '../../test/setup/network';
import { renderApp } from '../../test/app/renderApp';
import { createQueryClient } from './queryClient';

const failure = 'Failed to fetch evaluation';

function readEvaluation(answer: () => Response) {
  const app = renderApp({ path: '/evaluation/1' });
  const reads = jest.fn(answer);
  server.use(http.get('*/api/evaluations/:id', reads));
  return { ...app, reads };
}

const later = (retryAfter: string) =>
  HttpResponse.json({ message: 'Later' }, { status: 429, headers: { 'Retry-After': retryAfter } });

test('a read is retried if the server asks for a wait of one second', async () => {
  expectContractViolation('status 429 is not listed');
  const times: number[] = [];
  const answers = [later('1')];
  readEvaluation(() => {
    times.push(Date.now());
    return answers.shift() ?? HttpResponse.json(buildEvaluation());
  });
  expect(await screen.findByText("Grace Hopper's Evaluation")).toBeInTheDocument();
  const [first = 0, second = 0, ...rest] = times;
  expect(second - first).toBeGreaterThanOrEqual(990);
  expect(rest).toEqual([]);
});

test('a read is not retried if the server asks for a wait of one minute', async () => {
  expectContractViolation('status 429 is not listed');
  const { reads } = readEvaluation(() => later('60'));
  expectConsoleError(failure);
  expect(await screen.findByText('No evaluation found.')).toBeInTheDocument();
  expect(reads).toHaveBeenCalledTimes(1);
});

test('a clock that is set back does not stop a read', async () => {
  const client = createQueryClient();
  const { now } = Date;
  const read = jest.fn(() => 'answer');
  const query = { queryKey: ['listEmployees', 'clock'] as const, queryFn: read };
  await client.query(query);
  await client.query(query);
  expect(read).toHaveBeenCalledTimes(1);
  jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
  await client.query(query);
  await client.query(query);
  expect(read).toHaveBeenCalledTimes(2);
});

/** Opens My Evaluations with one evaluation and a filled-in feedback dialog. */
async function writeFeedback(answer: () => Response) {
  const { user } = renderApp({ path: '/evaluations', as: 'Employee' });
  const writes = jest.fn(answer);
  server.use(
    http.get('*/api/evaluations/evaluator', () =>
      HttpResponse.json({ evaluations: [buildEvaluation()], totalPages: 1 }),
    ),
    http.post('*/api/feedback', writes),
  );
  await user.click(await screen.findByRole('button', { name: 'Add Feedback' }));
  const save = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' });
  await user.paste('Agreed');
  return { user, writes, save };
}

describe('offline', () => {
  const go = (state: 'offline' | 'online') => {
    act(() => {
      window.dispatchEvent(new Event(state));
    });
  };
  afterEach(() => {
    go('online');
  });

  test('a write fails at once and is not sent when the connection is back', async () => {
    const { user, writes, save } = await writeFeedback(() => HttpResponse.error());
    go('offline');
    await user.click(save);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to save feedback: Network Error',
    );
    go('online');
    expect(writes).toHaveBeenCalledTimes(1);
  });

  test('a read fails at once and is repeated when the connection is back', async () => {
    const answers = [HttpResponse.error(), HttpResponse.error(), HttpResponse.error()];
    readEvaluation(() => answers.shift() ?? HttpResponse.json(buildEvaluation()));
    go('offline');
    expectConsoleError(failure);
    expect(await screen.findByText('No evaluation found.')).toBeInTheDocument();
    go('online');
    expect(await screen.findByText("Grace Hopper's Evaluation")).toBeInTheDocument();
  });
});
